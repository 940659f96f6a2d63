/** Nothing to do better yet. */
export function mejorar(_element: HTMLElement): void {}

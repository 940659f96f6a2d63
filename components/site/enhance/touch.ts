/** The touch that brought a part's code; a mouse may have gone on since. */
export type Touch = { target: EventTarget | null; pointerType?: string }

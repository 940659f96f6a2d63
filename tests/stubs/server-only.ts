/** Next resolves `server-only` by itself; outside Next it is nothing. */
export {}

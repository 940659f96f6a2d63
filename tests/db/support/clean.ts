import { beforeAll } from 'vitest'
import { empty } from './engine.ts'

// Files of one worker share a backend, and their order is not fixed: each begins without the bookings of another.
beforeAll(empty)

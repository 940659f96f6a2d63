export type Place = { lat: number; lng: number }
/** High sun, sun near the horizon, night. */
export type Sky = 'dia' | 'ocaso' | 'noche'

/** Where the sun of the home stands while the house has not written down its own place: the coast of Valencia. */
export const COAST: Place = { lat: 39.47, lng: -0.32 }

/** Heights of the sun over the horizon, in degrees: its upper rim on it, the golden hour, the end of twilight. */
const RIM = -0.833
const GOLDEN = 6
const TWILIGHT = -6

const DAY_MS = 86_400_000
/** Noon of the first of January 2000, from which astronomers count. Milliseconds since 1970. */
const J2000_MS = 946_728_000_000
const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180)
const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180)

/**
 * When the sun passes a height, before and after the noon that is nearest to an instant, by the sunrise equation: right
 * to two minutes. Milliseconds since 1970; infinite where it stays above all day, or empty (rise after set) where below.
 */
export function sunTimes(
  at: number,
  { lat, lng }: Place,
  height: number = RIM,
): { rise: number; set: number } {
  const noon = Math.round((at - J2000_MS) / DAY_MS + lng / 360) - lng / 360
  const anomaly = 357.5291 + 0.98560028 * noon
  const centre = 1.9148 * sine(anomaly) + 0.02 * sine(2 * anomaly) + 0.0003 * sine(3 * anomaly)
  const longitude = anomaly + centre + 282.9372
  const transit = J2000_MS + DAY_MS * (noon + 0.0053 * sine(anomaly) - 0.0069 * sine(2 * longitude))
  const declination = sine(longitude) * sine(23.4397)
  const angle = (sine(height) - sine(lat) * declination) / (cosine(lat) * Math.sqrt(1 - declination ** 2))
  const half = angle < -1 ? Infinity : angle > 1 ? -1 : (Math.acos(angle) / (2 * Math.PI)) * DAY_MS
  return { rise: transit - half, set: transit + half }
}

/** The sky of the home at an instant. */
export function skyAt(at: number, place: Place): Sky {
  const isOver = (height: number): boolean => {
    const { rise, set } = sunTimes(at, place, height)
    return rise <= at && at < set
  }
  return isOver(GOLDEN) ? 'dia' : isOver(TWILIGHT) ? 'ocaso' : 'noche'
}

import type { ReactNode } from 'react'
import './profile.css'

export default function ProfileLayout({ children }: { children: ReactNode }) {
  return children
}

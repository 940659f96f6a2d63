'use server'
import { redirect } from 'next/navigation'
import { closePanel, panelClient } from '@/lib/supabase/panel.ts'

/** Ends the panel's session, and only that one; asks for no permission because it only takes one's own away (§2). */
export async function logOutAction(): Promise<void> {
  await closePanel(await panelClient())
  redirect('/')
}

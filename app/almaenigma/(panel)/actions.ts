'use server'
import { redirect } from 'next/navigation'
import { closePanel, panelClient } from '@/lib/supabase/panel.ts'

/** Ends the panel's session and no other. Needs no permission: it only ends the caller's own (§2). */
export async function logOutAction(): Promise<void> {
  await closePanel(await panelClient())
  redirect('/')
}

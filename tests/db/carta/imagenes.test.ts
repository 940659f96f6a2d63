import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { getImagen, saveImagen, uploadImagen } from '../../../lib/admin/imagenes/save.ts'
import type { ImagenCampo } from '../../../lib/admin/imagenes/schema.ts'
import type { AdminDb } from '../../../lib/admin/kit/session.ts'
import { foto, hostiles } from '../../fixtures/imagenes.ts'
import { insert, slug } from '../rights/matrix-parts.ts'
import { makeAdmin, rest, type Session, signUp, sql } from '../support/client.ts'
import { publicOne, removeFiles, uploadFile } from '../support/fotos.ts'
import { own } from '../support/own.ts'

/** The back office's client as `adminDb()` makes it, with a session of this test instead of a cookie. */
const cliente = ({ token, id, email }: Session): AdminDb =>
  Object.assign(
    createClient(own.url, own.publishableKey, {
      global: { headers: { authorization: `Bearer ${token}` } },
      auth: { persistSession: false },
    }),
    { quien: { id, nombre: 'Prueba', email } },
  ) as unknown as AdminDb

let admin: Session
let guest: Session
let db: AdminDb
beforeAll(async () => {
  guest = await signUp()
  admin = await makeAdmin(await signUp())
  db = cliente(admin)
})

const has = async () => {
  const [row] = await sql`select (select count(*)::int from imagenes) as filas,
    (select count(*)::int from storage.objects where bucket_id in ('contenido', 'originales')) as objetos`
  return {
    filas: Number(row?.filas),
    objetos: Number(row?.objetos),
    temporales: readdirSync(tmpdir()).filter((name) => /vips|sharp|magick/i.test(name)),
  }
}
const upload = async (bytes: Uint8Array, nombre = 'foto.jpg') => {
  const made = await uploadImagen(db, bytes, nombre)
  if (!made.ok) throw new Error(made.aviso)
  return made.value
}
const NOTHING = { en: { alt: '' }, fr: { alt: '' }, de: { alt: '' }, it: { alt: '' } }
const campo = (id: string, change: Partial<ImagenCampo> = {}): ImagenCampo => ({
  id,
  foco_x: 50,
  foco_y: 50,
  recorte: null,
  alt: '',
  traducciones: NOTHING,
  ...change,
})
const fixed = async (c: ImagenCampo): Promise<string> => {
  const made = await saveImagen(db, c)
  if (!made.ok || !made.value) throw new Error('not kept')
  return made.value
}

describe('what is sent', () => {
  test('hostile files leave nothing behind: no row, no object, no file', async () => {
    const before = await has()
    for (const { que, nombre, bytes, aviso } of await hostiles())
      expect([que, await uploadImagen(db, bytes, nombre)]).toEqual([que, { ok: false, aviso }])
    expect(await has()).toEqual(before)
  })

  test('a photo becomes one row and its sizes, each public by its address and no other way', async () => {
    const before = await has()
    const imagen = await upload(await foto(900, 600))
    expect(imagen).toMatchObject({
      ancho: 900,
      alto: 600,
      anchos: [320, 640, 900],
      foco_x: 50,
      alt: null,
      recorte: null,
    })
    const after = await has()
    expect([after.filas - before.filas, after.objetos - before.objetos]).toEqual([1, 7])
    for (const formato of ['avif', 'webp']) {
      const seen = await publicOne(`${imagen.nombre}-640.${formato}`, 'contenido')
      expect([seen.status, seen.headers.get('content-type')]).toEqual([200, `image/${formato}`])
    }
    expect((await publicOne(`${imagen.original}.webp`, 'originales')).ok).toBe(false)
  })

  test('a store that fails in the middle, or a row that is refused, leaves nothing behind', async () => {
    const before = await has()
    const bytes = await foto(900, 600)
    await sql`alter table imagenes add constraint rota check (ancho <> 900) not valid`
    await expect(uploadImagen(db, bytes, 'foto.jpg')).rejects.toThrow()
    await sql`alter table imagenes drop constraint rota`
    await sql`update storage.buckets set allowed_mime_types = array['image/webp'] where id = 'contenido'`
    await expect(uploadImagen(db, bytes, 'foto.jpg')).rejects.toThrow()
    await sql`update storage.buckets set allowed_mime_types = array['image/avif', 'image/webp'] where id = 'contenido'`
    expect(await has()).toEqual(before)
  })

  test('only an administrator writes into the store, and only names that are pictures', async () => {
    const name = `${'a'.repeat(32)}-320.webp`
    for (const [token, bucket, wanted] of [
      [undefined, 'contenido', name],
      [guest.token, 'contenido', name],
      [guest.token, 'originales', `${'a'.repeat(32)}.webp`],
      [admin.token, 'contenido', 'foto.webp'],
      [admin.token, 'contenido', `a/${name}`],
      [admin.token, 'originales', name],
    ] as const)
      expect([wanted, (await uploadFile(wanted, token, { bucket })).ok]).toEqual([wanted, false])
    expect((await uploadFile(name, admin.token, { bucket: 'contenido', type: 'image/svg+xml' })).ok).toBe(
      false,
    )
    expect((await uploadFile(name, admin.token, { bucket: 'contenido' })).ok).toBe(true)
    // Nothing is written over.
    expect((await uploadFile(name, admin.token, { bucket: 'contenido' })).ok).toBe(false)
    await removeFiles('contenido', [name])
  })
})

describe('what is kept', () => {
  test('saving it unchanged keeps the row; other words, focus or cut make another, and the old one stays', async () => {
    const imagen = await upload(await foto(1000, 800))
    expect(await fixed(campo(imagen.id))).toBe(imagen.id)
    const said = await fixed(
      campo(imagen.id, { alt: 'Un arroz', traducciones: { ...NOTHING, en: { alt: 'A rice' } } }),
    )
    const having = await getImagen(db, said)
    expect(having).toMatchObject({
      nombre: imagen.nombre,
      alt: 'Un arroz',
      traducciones: { en: { alt: 'A rice' } },
    })
    const foco = await fixed(
      campo(said, { alt: 'Otro arroz', foco_x: 10, traducciones: { ...NOTHING, en: { alt: 'A rice' } } }),
    )
    // Its English is now the translation of an older text.
    const moved = await getImagen(db, foco)
    expect(moved?.foco_x).toBe(10)
    expect(moved?.traducciones.en?.origen).toBe(having?.traducciones.en?.origen)
    const cut = await getImagen(db, await fixed(campo(foco, { recorte: [0, 0, 400, 300] })))
    expect(cut).toMatchObject({ ancho: 400, alto: 300, anchos: [320, 400], original: imagen.original })
    expect(cut?.nombre).not.toBe(imagen.nombre)
    expect(await getImagen(db, imagen.id)).toEqual(imagen)
  })

  test('a picture that is gone, or a cut that is not in it, is refused and leaves nothing', async () => {
    expect(await saveImagen(db, campo('00000000-0000-4000-8000-000000000000'))).toEqual({
      ok: false,
      aviso: 'imagen',
    })
    const imagen = await upload(await foto(300, 200))
    const before = await has()
    expect((await saveImagen(db, campo(imagen.id, { recorte: [200, 0, 200, 100] }))).ok).toBe(false)
    expect(await has()).toEqual(before)
    expect(await saveImagen(db, { ...campo(imagen.id), id: null })).toEqual({ ok: true, value: null })
  })

  test('a visitor reads the picture of what is published, and none of another', async () => {
    const imagen = await upload(await foto(300, 200))
    const read = async () => (await rest(`imagenes?select=id,alt&id=eq.${imagen.id}`)).json()
    expect(await read()).toEqual([])
    const idea = await insert('filosofia', {
      slug: slug(),
      titulo: 'x',
      cuerpo: 'x',
      visible: false,
      imagen_id: imagen.id,
    })
    expect(await read()).toEqual([])
    await sql`update filosofia set visible = true where id = ${String(idea.id)}`
    expect(await read()).toEqual([{ id: imagen.id, alt: null }])
    expect((await rest(`imagenes?select=original&id=eq.${imagen.id}`)).ok).toBe(false)
    await sql`delete from filosofia where id = ${String(idea.id)}`
  })
})

test('after a day the worker takes away what nothing shows and no version remembers, and nothing else', async () => {
  const [loose, put] = [await upload(await foto(330, 200)), await upload(await foto(340, 200))]
  const copy = await fixed(campo(put.id, { alt: 'Con palabras' }))
  const idea = await insert('filosofia', { slug: slug(), titulo: 'x', cuerpo: 'x', imagen_id: copy })
  const fresh = await upload(await foto(350, 200))
  await sql`update imagenes set creado_en = now() - interval '2 days' where id <> ${fresh.id}`
  await sql`select private.tarea_imagenes(true)`
  const left = (await sql`select id from imagenes`).map(({ id }) => id)
  expect(left).toEqual(expect.arrayContaining([copy, fresh.id]))
  expect(left).not.toContain(loose.id)
  const spare = (await sql`select nombre from private.fotos_sobrantes`).map(({ nombre }) => String(nombre))
  expect(spare).toEqual(expect.arrayContaining([`${loose.nombre}-320.avif`, `${loose.original}.webp`]))
  // The files of a picture that another row still shows stay.
  expect(spare.filter((name) => name.startsWith(put.nombre) || name.startsWith(put.original))).toEqual([])
  // Deleted with its section it can still come back with it.
  await sql`delete from filosofia where id = ${String(idea.id)}`
  await sql`select private.tarea_imagenes(true)`
  expect(await getImagen(db, copy)).not.toBeNull()
})

import { dayInWords } from '../../../lib/core/date-words.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { IS_VERIFY } from '../../runner/long.ts'
import { Chat, guest, openDay, rowsOf } from '../support/chat.ts'
import { handOf, type Way } from '../support/chat-hands.ts'
import { expect, MOVES, test } from '../support/fixtures.ts'
import { matrixUnless } from '../support/paths.ts'

test.use(MOVES)

/**
 * A whole booking in the chat, with its controls, in every language: with the mouse, with the keyboard, by touch. In CI each
 * way in a language of its own; the words of all five are the unit tests'.
 */

const WAYS: readonly Way[] = ['mouse', 'keyboard', 'touch']
const LOCALE_OF: Record<Way, Locale> = { mouse: 'fr', keyboard: 'en', touch: 'de' }
const wanted = (way: Way): readonly Locale[] => (IS_VERIFY ? LOCALES : [LOCALE_OF[way]])

const NOTES: Record<Locale, string> = {
  es: 'Una trona, por favor',
  en: 'A high chair, please',
  fr: 'Une chaise haute, s’il vous plaît',
  de: 'Einen Hochstuhl, bitte',
  it: 'Un seggiolone, per favore',
}

for (const way of WAYS)
  test.describe(`§4 §9 books a table: ${way}${matrixUnless(way === 'keyboard')}`, () => {
    if (way === 'touch') test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    for (const locale of wanted(way))
      test(locale, async ({ page, sql }) => {
        const chat = new Chat(page, locale)
        const { t } = chat
        const hand = handOf(chat, way)
        const who = guest()
        const day = await openDay(page, 5)
        const answered = (act: () => Promise<void>) => chat.answered(act)
        const press = (name: string | RegExp) => answered(() => hand.press(chat.button(name)))

        await chat.open(localePath(locale, '/menu'), 'short', (launcher) => hand.press(launcher))
        if (way !== 'touch') await expect(chat.field).toBeFocused()
        await press(t('Boton.reservar'))
        await press(t('Boton.si'))
        for (const line of [who.name, who.email, who.phone]) await answered(() => hand.write(line))
        await answered(() => hand.day(day))
        await hand.press(chat.button(t('Horas.masCena')))
        await press('18:30')
        await hand.press(chat.button(t('Personas.mas')))
        await press(t('Personas.elegir', { n: 3 }))
        await press(t('Mesa.outdoor'))
        await answered(() => hand.write(NOTES[locale]))
        await chat.expectLast(t('Pregunta.confirm'))
        await chat.expectLast(dayInWords(day, locale))
        // Second thoughts: the time is opened again from its chip, and the summary follows.
        await press(new RegExp(`18:30.*${t('Cambiar.time')}`))
        await press('14:15')
        await chat.expectLast(t('Pregunta.confirm'))

        const popup = page.waitForEvent('popup')
        await press(t('Boton.confirmar'))
        await expect(chat.log).toContainText(/[0-9A-HJKMNP-TV-Z]{8}/)
        const [row, ...more] = await rowsOf(sql, who.email)
        expect(more).toEqual([])
        expect(row).toMatchObject({
          nombre: who.name,
          email: who.email,
          telefono: who.phone,
          fecha_reserva: day,
          hora_reserva: '14:15',
          personas: 3,
          ocasion: null,
          preferencia_mesa: 'exterior',
          requisitos_dieteticos: null,
          notas: NOTES[locale],
          primera_visita: true,
          estado: 'pendiente',
          idioma: locale,
        })
        expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/)
        await expect(chat.log).toContainText(row?.codigo)

        const url = new URL((await popup).url())
        expect([url.host, url.pathname, [...url.searchParams.keys()]]).toEqual([
          'wa.me',
          '/34900000000',
          ['text'],
        ])
        for (const part of [
          who.name,
          who.email,
          who.phone,
          dayInWords(day, locale),
          '14:15',
          '3',
          NOTES[locale],
        ])
          expect(url.searchParams.get('text')).toContain(part)
        await expect(chat.log.getByRole('link', { name: t('Enlaces.whatsapp') })).toHaveAttribute(
          'href',
          url.href,
        )
        await chat.expectLast(t('Fin.gracias'))
      })
  })

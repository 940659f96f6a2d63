import { describe, expect, test } from 'vitest'
import { withoutIdioms } from '../../../../supabase/functions/enigmito/text/idioms/idioms.ts'
import { ask } from '../support.ts'

describe('an idiom names nothing of its words', () => {
  test.each([
    ['es', 'ostras q susto, teneis wifi?', /contraseña/, /ostra/i],
    ['es', 'me importa un pimiento, abris el lunes?', /Cerramos/, /secreto|pimiento/i],
    ['en', 'parking there is a piece of cake right?', /250/, /cheesecake/i],
    ['en', 'just one of those days. are you open tonight?', /open/, /dish/],
    ['fr', 'mon mari raconte des salades, vous ouvrez le lundi ?', /ferm/, /salade/i],
    ['fr', "j'ai la pêche, on peut venir avec le chien ?", /terrasse/, /pêche/i],
    ['de', 'versteh nur bahnhof, habt ihr heut abend offen?', /geöffnet/, /Bahnhof/],
    ['de', 'bin hamburger, habt ihr donnerstag abends auf?', /geöffnet/, /Reis|Arroz/],
    ['it', "non capisco un cavolo, c'è parcheggio?", /250/, /cavolo/],
    ['it', 'acqua in bocca, siete aperti stasera?', /aperti/, /acqua/i],
    ['es', 'yo soy alemán, ustedes abrir el domingo?', /Sí, abrimos/, /hablamos/],
    ['fr', 'je suis anglaise, vous êtes ouverts dimanche ?', /ouverts/, /parlons/],
    ['it', 'sono tedesca, aprite domenica?', /aperti/, /parliamo/],
    ['it', 'conto di passare domani sera, siete aperti?', /aperti/, /€/],
    ['it', 'sono allergico ai lunedì ahah, domani siete aperti?', /aperti/, /allergeni/],
    ['de', 'hab über den link storniert. seid ihr mittwoch abends offen?', /geöffnet/, /Link/],
    ['es', 'ya la he cancelado. abrís el domingo?', /abrimos/, /enlace/],
    ['de', 'habt ihr am 23. eigentlich noch auf', /23\. Dezember/, /Karte/],
  ] as const)('in %s: %s', (lang, text, told, not) => {
    const { message } = ask(text, lang)
    expect(message).toMatch(told)
    expect(message).not.toMatch(not)
  })

  test.each([
    ['es', 'cuantas ostras trae la racion?'],
    ['es', 'ostras que teneis?'],
    ['es', 'la leche que usais es sin lactosa?'],
    ['en', 'how much is a piece of cake?'],
    ['fr', 'la vache est de quelle race ?'],
    ['fr', 'purée ou frites avec le poisson ?'],
    ['de', 'gibts senf dazu?'],
    ['de', 'habt ihr käse?'],
    ['it', 'che pizza avete?'],
    ['it', 'il cavolo nero è vegano?'],
    ['es', 'soy inglés, habláis mi idioma?'],
    ['de', 'habt ihr fisch auf der karte?'],
    ['it', 'mi porti il conto?'],
  ] as const)('the same words that mean the thing stay, in %s: %s', (lang, text) => {
    expect(withoutIdioms(text, lang)).toBe(text)
  })

  test.each([
    ['en', 'feeling sick as a dog since last night', 'feeling really sick since last night'],
    ['it', 'sto da cani da ieri', 'sto male da ieri'],
    ['fr', 'malade comme un chien depuis hier', 'tres malade depuis hier'],
    ['en', 'Bun in the oven, can I have the tuna?', 'pregnant, can I have the tuna?'],
    ['es', 'Me importa un pepino el menú', 'me da igual el menú'],
  ] as const)('what an idiom means is heard, in %s: %s', (lang, text, heard) => {
    expect(withoutIdioms(text, lang)).toBe(heard)
  })

  test.each([
    ['de', 'alles in butter, aber ich bin allergisch auf butter'],
    ['es', 'mala leche la mia, soy alergica a la leche'],
  ] as const)('who tells of an allergy is heard word by word, in %s', (lang, text) => {
    expect(withoutIdioms(text, lang)).toBe(text)
  })

  test('a message that is nothing but an idiom stays as it is', () => {
    expect(withoutIdioms('alles in butter', 'de')).toBe('alles gut')
    expect(withoutIdioms('in bocca al lupo', 'it')).toBe('in bocca al lupo')
  })
})

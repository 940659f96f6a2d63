import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { told } from '../talking.ts'

const KIDS = [
  'dish:espaguetis-tomate',
  'dish:tiras-pollo',
  'dish:merluza-rebozada',
  'dish:arroz-cubana',
  'dish:menu-pequenos',
]

describe('#18 whoever asks for a child is told the dishes for children', () => {
  test.each<[Locale, string]>([
    ['en', 'my 4 year old is picky what can he eat'],
    ['en', 'our daughter is three, what would you recommend for her?'],
    ['en', 'something for the little one'],
    ['es', 'que le pido a mi niña de 5?'],
    ['es', 'algo para el peque?'],
    ['fr', 'ma fille a 5 ans elle peut manger quoi ?'],
    ['de', 'mein sohn ist 6, was könnt ihr für ihn empfehlen'],
    ['de', 'was kann meine tochter (5) essen?'],
    ['it', 'mia figlia ha 4 anni cosa può mangiare?'],
  ])('%s: "%s"', (lang, text) => {
    expect(told(lang, text).talk.listed).toEqual(KIDS)
  })

  test.each<[Locale, string]>([
    ['fr', 'ma grand-mère a 90 ans, vous lui conseillez quoi ?'],
    ['it', 'ho 40 anni cosa mi consigli'],
    ['en', 'my 80 year old gran, what would you recommend for her'],
    ['de', 'was empfehlt ihr mir und meinem sohn'],
    ['es', 'somos 4 con un niño que nos recomiendas'],
  ])('%s: "%s" asks for others too', (lang, text) => {
    expect(told(lang, text).talk.listed).not.toEqual(KIDS)
  })

  test.each<[Locale, string, string]>([
    ['en', 'do you have something for kids', 'and to drink for them?'],
    ['es', 'que le pido a mi niña de 5?', 'y de beber?'],
    ['fr', 'ma fille a 5 ans elle peut manger quoi ?', 'et à boire ?'],
    ['de', 'mein sohn ist 6, was könnt ihr für ihn empfehlen', 'und zum trinken?'],
    ['it', 'mia figlia ha 4 anni cosa può mangiare?', 'e da bere?'],
  ])('%s: "%s", "%s" lists nothing with alcohol', (lang, first, then) => {
    const { listed } = told(lang, first, then).talk
    expect(listed).toContain('drink:agua-mineral')
    expect(listed).not.toContain('drink:cana-rubia')
    expect(listed).not.toContain('drink:vermut-rojo')
  })

  test('a beer for the parent is one, behind what the child may drink', () => {
    const { listed } = told(
      'en',
      'do you have something for kids',
      'and to drink for them?',
      'and a beer for me',
    ).talk
    expect(listed).toContain('drink:cana-rubia')
  })

  test('what the parent would like is not taken from the dishes for children', () => {
    const { listed } = told('es', 'que le pido a mi niña de 5?', 'y para mi que me recomiendas?').talk
    expect(listed.filter((one) => KIDS.includes(one))).toEqual([])
  })

  test('a changing table is no dish', () => {
    expect(told('de', 'und habt ihr nen wickeltisch für die kleine').message).toMatch(/Wickeltisch/)
  })
})

describe('#18 a dish is asked of the next person', () => {
  test.each<[Locale, string, string, string, string, RegExp]>([
    [
      'es',
      'mi padre es alergico al apio y mi madre a la mostaza',
      'el pollo en pepitoria para mi padre?',
      'y para mi madre?',
      'dish:pollo-pepitoria',
      /mostaza/,
    ],
    [
      'en',
      "my wife is allergic to sesame and i can't have milk",
      'roast pumpkin soup, ok for me?',
      'and her?',
      'dish:crema-calabaza',
      /sesame/,
    ],
    [
      'fr',
      'maman est allergique à la moutarde et papa au céleri',
      "l'agneau grillé pour papa ?",
      'et pour maman ?',
      'dish:cordero-brasa',
      /moutarde/,
    ],
    [
      'de',
      'einer mit fischallergie, eine mit krebstierallergie, welcher reis geht',
      'calamares a la andaluza für den mit der fischallergie?',
      'und für die andere?',
      'dish:calamares-andaluza',
      /Krebstiere/,
    ],
    [
      'it',
      'mamma è allergica al pesce e babbo al latte',
      'le crocchette di prosciutto per mamma?',
      'e per babbo?',
      'dish:croqueta-jamon',
      /latte/,
    ],
  ])('%s: "%s", "%s", "%s"', (lang, first, then, last, ref, allergen) => {
    const { message, talk } = told(lang, first, then, last)
    expect(talk.about).toBe(ref)
    expect(message).toMatch(allergen)
  })
})

describe('#18 what each of a party must not eat is kept', () => {
  test.each<[Locale, string]>([
    ['de', 'Meine Mutter: keine Milchprodukte. Ich: Lupinenallergie. Vorspeisen zum Teilen?'],
    ['en', "mum no dairy, i'm allergic to lupin, what starters can we share"],
    ['es', 'mi madre sin lactosa y yo alergica al altramuz, que entrantes podemos compartir'],
    ['fr', 'ma mère sans lait, moi allergique au lupin, quelles entrées ?'],
    ['it', 'mamma niente latte, io allergica ai lupini, che antipasti?'],
  ])('%s: "%s"', (lang, text) => {
    const { avoid } = told(lang, text).talk
    expect(avoid.find(({ who }) => who === 'companion')?.allergens).toEqual(['leche'])
    expect(avoid.find(({ who }) => who === 'guest')?.allergens).toEqual(['altramuces'])
  })

  test('a wife who is a vegetarian still counts when a guest is added', () => {
    const { message } = told(
      'en',
      'wifes veggie, im allergic to milk. starters to share under 12 euros?',
      "her sisters coming too and she can't do sesame. which starters are left for all 3 of us",
    )
    expect(message).toMatch(/Patatas bravas/)
    expect(message).not.toMatch(/Oyster|Ibérico ham/)
  })

  test('something with nothing of that in it adds no allergy', () => {
    const { avoid } = told(
      'es',
      'mi suegra es alergica a crustaceos y moluscos',
      'y pescado, algun pescado q no lleve nada de eso',
    ).talk
    expect(avoid.flatMap(({ allergens }) => allergens)).toEqual(['crustaceos', 'moluscos'])
  })
})

describe('#18 after a mishap a dish is told its state', () => {
  test.each<[Locale, string, string, RegExp]>([
    ['es', 'tengo alergia al pescado y se me hincha la lengua', 'las croquetas de jamon?', /pescado/],
    ['es', 'tengo alergia al pescado y se me hincha la lengua', 'y las bravas', /pescado/],
    ['de', 'hab ne fischallergie und krieg keine luft mehr', 'der kürbisflan?', /Kürbisflan/],
    [
      'en',
      'running 20 min late, allergic to molluscs by the way',
      'ok will ring. is the arroz negro off limits for me?',
      /molluscs/,
    ],
  ])('%s: "%s", "%s"', (lang, first, then, said) => {
    const answered = told(lang, first, then)
    expect(answered.talk.frame?.act).not.toBe('care')
    expect(answered.message).toMatch(said)
  })

  test('what was eaten is told, and the emergency stands', () => {
    const { message } = told(
      'es',
      'tengo alergia al pescado y se me hincha la lengua',
      'se ha comido las croquetas',
    )
    expect(message).toMatch(/112/)
  })
})

describe('#18 what is wished for both is of another kind than what was told', () => {
  test.each<[Locale, readonly string[], string]>([
    [
      'de',
      ['ich vertrage kein gluten und mein mann keine sulfite', 'welches bier kann ich trinken?'],
      'Vorspeisen, die wir beide essen können?',
    ],
    [
      'it',
      ['intollerante al lattosio', 'un sorbetto al limone e un arancia quanto fa'],
      'un cocktail che vada bene a tutti e due',
    ],
    ['en', ['starters without nuts?'], "kids' plates for the pair of them?"],
  ])('%s: %j, "%s"', (lang, before, then) => {
    const first = told(lang, ...before).talk.listed
    const { listed } = told(lang, ...before, then).talk
    expect(listed.length).toBeGreaterThan(1)
    expect(listed.filter((one) => first.includes(one))).toEqual([])
  })
})

describe('#18 what somebody must not eat is heard in many words', () => {
  test.each<[Locale, string, string]>([
    ['es', 'mi padre soja no puede. el café con avena lleva?', 'soja'],
    ['it', 'mio figlio il latte non può, i cannelloni?', 'leche'],
    ['de', 'mein sohn milch darf er nicht. was gibts für ihn', 'leche'],
    ['en', "my lad eggs he can't. whats ok", 'huevos'],
    ['it', "il sedano mi fa malissimo, il riso al forno ce l'ha?", 'apio'],
    ['fr', "le flan à la courge y a des oeufs ? moi j'peux pas", 'huevos'],
    ['en', 'the mushroom one is that with cheese? my gf is off dairy', 'leche'],
    ['en', "do the croquettes have dairy? asking for a friend who can't", 'leche'],
    ['fr', 'les beignets de morue ils ont du lait ? pour mon petit', 'leche'],
  ])('%s: "%s"', (lang, text, allergen) => {
    const { avoid, frame } = told(lang, text).talk
    expect(avoid.flatMap(({ allergens }) => allergens)).toEqual([allergen])
    expect(frame?.act).not.toBe('care')
  })

  test('each of two children is told with what is not for it', () => {
    const { avoid } = told('de', 'Meine Tochter: keine Milch. Mein Sohn: kein Gluten. Kindermenü?').talk
    expect(avoid).toEqual([{ who: 'child', allergens: ['leche', 'gluten'], diets: [] }])
    expect(
      told('it', 'due bimbi, una senza latte uno senza pesce: menù dei piccoli?').talk.avoid,
    ).toHaveLength(1)
  })

  test('whoever has it already is meant, and nobody else has it now', () => {
    const { avoid } = told(
      'de',
      'einer mit fischallergie, eine mit krebstierallergie, welcher reis geht',
      'calamares a la andaluza für den mit der fischallergie?',
    ).talk
    expect(avoid.map(({ who, allergens }) => [who, allergens])).toEqual([
      ['companion', ['pescado']],
      ['other', ['crustaceos']],
    ])
  })
})

describe('#18 who is allergic to that is allergic to what was asked', () => {
  test.each<[Locale, string, string, string]>([
    ['es', 'el hummus lleva sesamo?', 'mi hija es alergica a eso', 'sesamo'],
    ['en', 'is there egg in the cheesecake?', 'my son is allergic to that', 'huevos'],
    ['fr', 'dans la fideuà aux gambas il y a des œufs ?', 'ma fille y est allergique', 'huevos'],
    ['de', 'ist sesam im hummus?', 'meine tochter ist dagegen allergisch', 'sesamo'],
    ['it', 'la cheesecake ha uova?', 'mia figlia ne è allergica', 'huevos'],
  ])('%s: "%s", "%s"', (lang, first, then, allergen) => {
    expect(told(lang, first, then).talk.avoid).toEqual([{ who: 'child', allergens: [allergen], diets: [] }])
  })
})

describe('#18 cocktails for children are without alcohol', () => {
  test.each<[Locale, string]>([
    ['de', 'habt ihr alkoholfreie Cocktails für die Kids?'],
    ['en', 'any cocktails for the kids?'],
  ])('%s: "%s"', (lang, text) => {
    expect(told(lang, text).talk.listed).toEqual([
      'drink:jardin-azahar',
      'drink:pepino-albahaca',
      'drink:tomate-barra',
    ])
  })
})

describe('#18 what is left for somebody is a list', () => {
  test.each<[Locale, string, string]>([
    ['en', "my lad can't have eggs, are the chicken strips alright for him?", 'what can he have then'],
    ['de', 'mein kleiner darf keine eier, geht das seehecht?', 'was kann er denn dann essen'],
    ['es', 'tengo alergia a los frutos secos. el arroz al horno?', 'q postre me queda sin riesgo'],
  ])('%s: "%s", "%s"', (lang, first, then) => {
    expect(told(lang, first, then).talk.listed.length).toBeGreaterThan(1)
  })

  test('traces, or in it: of the dish in hand', () => {
    const { message } = told('en', "i can't have milk. the salt cod bunuelos?", 'traces or actually in it?')
    expect(message).toMatch(/may contain milk \(traces\)/)
  })

  test('a salad with it is told its state, though wines are offered', () => {
    const { message } = told('de', 'ich hab ne senfallergie', 'super, und der salat mit ziegenkäse dazu?')
    expect(message).toMatch(/Senf aufgeführt/)
  })
})

import { describe, expect, test } from 'vitest'
import { claves, thing } from './sample-house.ts'

/** For each key: answers that hold, and answers with one planted fault. */
type Trial = { clave: string; bien: [string, string[]?, string?][]; mal: [string, string[]?, string?][] }

const AVISO = 'Antes de pedir, avisa siempre al personal de tu alergia o dieta.'
const CONTACTO = 'El equipo te lo aclara en el +34 911 222 333.'

const TRIALS: Trial[] = [
  {
    clave: 'hours',
    bien: [
      ['Abrimos de martes a domingo: de 13:00 a 15:15 y de 20:00 a 22:30.'],
      ['We are open from 13:00 to 16:00 and from 20:00 to 23:00.', [], 'en'],
      ['Nous ouvrons de 13 h 00 à 15 h 15 et de 20 h 00 à 22 h 30.', [], 'fr'],
    ],
    mal: [
      ['Abrimos de 13:00 a 15:15.'],
      ['Abrimos de 13:00 a 15:15 y de 20:30 a 22:30.'],
      ['Abrimos a las 13:00 y a las 20:00.'],
    ],
  },
  {
    clave: 'hours:lunch',
    bien: [['La comida es de 13:00 a 16:00.']],
    mal: [['La cena es de 20:00 a 22:30.']],
  },
  { clave: 'hours:dinner', bien: [['Se cena de 20:00 a 22:30.']], mal: [['Se cena desde las 20:00.']] },
  {
    clave: 'hours:today',
    bien: [['Ahora está cerrado: hoy abrimos de 13:00 a 15:15 y de 20:00 a 22:30.']],
    mal: [
      ['Hoy hay mesa de 13:00 a 15:15 y de 20:00 a 22:30, pasa cuando quieras.'],
      ['Ahora está cerrado.'],
    ],
  },
  {
    clave: 'hours:day:sunday',
    bien: [
      ['Los domingos sí: de 13:00 a 15:15 y de 20:00 a 22:30.'],
      ['Abrimos de martes a domingo, de 13:00 a 15:15 y de 20:00 a 22:30.'],
    ],
    mal: [
      ['Los domingos cerramos; los demás, de 13:00 a 15:15 y de 20:00 a 22:30.'],
      ['De 13:00 a 15:15 y de 20:00 a 22:30.'],
    ],
  },
  {
    clave: 'hours:day:monday',
    bien: [['Los lunes cerramos.'], ['Montags haben wir geschlossen.', [], 'de']],
    mal: [['Los lunes abrimos de 13:00 a 15:15.']],
  },
  {
    clave: 'closed_monday',
    bien: [['No, el lunes es nuestro día de cierre.'], ['We are closed on Mondays.', [], 'en']],
    mal: [['Ven el lunes.'], ['Cerramos un día a la semana.']],
  },
  {
    clave: 'address',
    bien: [['Estamos en Calle del Faro, 3, 46001 Costa.']],
    mal: [['Estamos en la Calle del Faro, 30.']],
  },
  {
    clave: 'phone',
    bien: [['Es el 911 222 333, con +34911222333 desde fuera.'], ['Aquí lo tienes.', ['tel:+34911222333']]],
    mal: [['Es el +34 911 222 334.']],
  },
  { clave: 'email', bien: [['Es hola@casa.example.']], mal: [['Es hola@casa.com.']] },
  {
    clave: 'link:/menu',
    bien: [['Aquí la tienes.', ['/menu']]],
    mal: [['Aquí la tienes.', ['/wine']], ['La carta está en /menu.']],
  },
  { clave: 'link:maps', bien: [['Aquí.', ['https://maps.example/casa']]], mal: [['Aquí.', ['/contact']]] },
  {
    clave: 'policy:dogs',
    bien: [
      ['Sí, en el patio y atados. Dentro no entran.'],
      ['Yes, in the courtyard and on a lead. Not indoors.', [], 'en'],
    ],
    mal: [
      ['Sí, claro, también dentro.'],
      ['De eso no tengo información. El equipo te lo aclara en el +34 911 222 333.'],
    ],
  },
  {
    clave: 'policy:parking',
    bien: [
      [`De eso no tengo información. ${CONTACTO}`],
      ['Dazu habe ich keine Angaben. Unser Team hilft Ihnen weiter: +34 911 222 333.', [], 'de'],
    ],
    mal: [['Sí, hay aparcamiento propio.'], ['De eso no tengo información.'], [CONTACTO]],
  },
  {
    clave: 'about',
    bien: [['Cocinamos despacio lo que trae la mañana.']],
    mal: [['Somos una familia de cocineros.']],
  },
  {
    clave: 'category:dessert:list',
    bien: [['De postre:\n- Flan de huevo: 6,00 €\n- Sorbete de lima: 5,50 €']],
    mal: [['De postre:\n- Flan de huevo: 6,00 €'], ['Hay postres muy ricos.']],
  },
  {
    clave: 'dish:recommend',
    bien: [['Te recomiendo:\n- Pulpo de roca: 19,00 €']],
    mal: [['Te recomiendo:\n- Sardina ahumada: 9,50 €'], ['Todo está rico.']],
  },
  {
    clave: 'dish:recommend:dessert',
    bien: [['Te recomiendo:\n- Flan de huevo']],
    mal: [['Te recomiendo:\n- Pulpo de roca']],
  },
  {
    clave: 'dish:exists:octopus',
    bien: [['Sí, tenemos:\n- Pulpo de roca: 19,00 €']],
    mal: [['No, en nuestra carta no hay pulpo.'], ['Sí, claro.']],
  },
  {
    clave: 'dish:exists:pizza',
    bien: [['No, en nuestra carta no hay pizza.'], ['Nein, Pizza haben wir nicht.', [], 'de']],
    mal: [['Sí, tenemos pizza.'], ['Claro, ¡cómo no!']],
  },
  {
    clave: 'absent:sushi',
    bien: [['No, en nuestra carta no hay sushi.']],
    mal: [['Te recomiendo:\n- Pulpo de roca: 19,00 €']],
  },
  {
    clave: 'ingredients:octopus',
    bien: [
      ['Pulpo de roca: Con patata y pimentón, a fuego vivo.'],
      ['Pulpo de roca. Ingredientes: pulpo, patata, pimentón.'],
    ],
    mal: [['Pulpo de roca: con patata y alioli.'], ['- Pulpo de roca: 19,00 €']],
  },
  {
    clave: 'price:octopus',
    bien: [['- Pulpo de roca: 11,00 € la media ración'], ['Rock octopus: €19.00', [], 'en']],
    mal: [['El pulpo cuesta 19,00 €.'], ['- Hummus verde: 8,50 €']],
  },
  {
    clave: 'price:range',
    bien: [['Como orientación, de 3,00 € a 19,00 €.']],
    mal: [['De 3,00 € a 19,00 €.'], ['Como orientación, de 3,00 € a 12,00 €.']],
  },
  {
    clave: 'price:cheapest',
    bien: [['Lo más barato es Croqueta de pollo: 3,00 €.']],
    mal: [['Lo más barato es Sorbete de lima: 5,50 €.']],
  },
  {
    clave: 'price:most_expensive',
    bien: [['Lo más caro es Pulpo de roca: 19,00 €.']],
    mal: [['Lo más caro es Alcachofa al sol: 12,00 €.']],
  },
  {
    clave: 'allergen:gluten:list',
    bien: [
      [
        `Comprobado sin gluten, según nuestros datos:\n- Pulpo de roca\n- Sorbete de lima\nEntre sus alérgenos declarados no figura gluten:\n- Flan de huevo\n${AVISO}`,
      ],
      [
        'Checked free of gluten, according to our data:\n- Rock octopus\n- Lime sorbet\nTheir declared allergens do not include gluten:\n- Egg flan',
        [],
        'en',
      ],
    ],
    mal: [
      ['Puedes pedir:\n- Pulpo de roca\n- Sorbete de lima\n- Flan de huevo'],
      ['Comprobado sin gluten, según nuestros datos:\n- Pulpo de roca'],
    ],
  },
  {
    clave: 'allergen:gluten:dish:croquettes',
    bien: [
      ['Sí: entre los alérgenos declarados de Croqueta de pollo figura gluten.'],
      ['Ja: Unter den deklarierten Allergenen von Hühnerkrokette ist Gluten aufgeführt.', [], 'de'],
    ],
    mal: [
      ['Entre los alérgenos declarados de Croqueta de pollo no figura gluten.'],
      ['Croqueta de pollo: comprobado sin gluten, según nuestros datos.'],
      ['No lo sé.'],
      ['Croqueta de pollo: puede contener gluten (trazas).'],
    ],
  },
  {
    clave: 'allergen:gluten:dish:hummus',
    bien: [
      ['Hummus verde: puede contener gluten (trazas).'],
      ['Hummus verde: può contenere glutine (tracce).', [], 'it'],
    ],
    mal: [
      ['Sí: entre los alérgenos declarados de Hummus verde figura gluten.'],
      ['Hummus verde: comprobado sin gluten.'],
    ],
  },
  {
    clave: 'allergen:milk:dish:vegetables',
    bien: [
      ['No tengo los alérgenos de Alcachofa al sol.'],
      ['Je n’ai pas les allergènes de Artichaut au soleil.', [], 'fr'],
    ],
    mal: [
      ['Entre los alérgenos declarados de Alcachofa al sol no figuran lácteos.'],
      ['Alcachofa al sol: sin lácteos.'],
    ],
  },
  {
    clave: 'allergen:info',
    bien: [['Los alérgenos de cada plato están en la carta.', ['/menu']]],
    mal: [['Pregunta a un camarero.']],
  },
  {
    clave: 'notice:allergen',
    bien: [
      [AVISO],
      ['Before you order, please tell our staff about your allergy.', [], 'en'],
      ['Avant de commander, prévenez le personnel.', [], 'fr'],
      ['Bitte sagen Sie unserem Personal vor der Bestellung Bescheid.', [], 'de'],
      ['Prima di ordinare, avvisate il personale.', [], 'it'],
    ],
    mal: [['¡Buen provecho!'], ['Enjoy your meal and see you soon.', [], 'en']],
  },
  {
    clave: 'diet:vegan:list',
    bien: [['Opciones veganas de nuestra carta:\n- Hummus verde\n- Sorbete de lima']],
    mal: [['Te recomiendo:\n- Pulpo de roca'], ['No tengo ninguna opción vegana.']],
  },
  {
    clave: 'diet:vegan:dish:hummus',
    bien: [['Sí, en nuestra carta figura como opción vegana: Hummus verde.']],
    mal: [['En nuestra carta no figura como opción vegana: Hummus verde.'], ['Sí, claro que es vegano.']],
  },
  {
    clave: 'wine:pairing:octopus',
    bien: [['Con pulpo va bien:\n- Brisa Nueva: 18,00 € la botella']],
    mal: [['Con pulpo va bien:\n- Roca Viva: 25,00 € la botella'], ['Un blanco cualquiera.']],
  },
  {
    clave: 'wine:list:red',
    bien: [['Tintos:\n- Roca Viva']],
    mal: [['Tintos:\n- Seco Roto'], ['Blancos:\n- Brisa Nueva']],
  },
  {
    clave: 'wine:list:region:rioja',
    bien: [['- Roca Viva']],
    mal: [['- Brisa Nueva'], ['- Roca Viva\n- Brisa Nueva']],
  },
  {
    clave: 'wine:list:region:priorat',
    bien: [['Ahora mismo no tenemos vinos de esa zona.']],
    mal: [['Claro que sí:\n- Roca Viva']],
  },
  { clave: 'wine:list:grape:tempranillo', bien: [['- Roca Viva']], mal: [['- Brisa Nueva']] },
  { clave: 'wine:list:local', bien: [['- Brisa Nueva']], mal: [['- Roca Viva']] },
  {
    clave: 'wine:recommend',
    bien: [['Te recomiendo:\n- Brisa Nueva']],
    mal: [['Te recomiendo un buen vino.']],
  },
  {
    clave: 'wine:price:cheapest',
    bien: [['El más barato es Brisa Nueva: 18,00 €.']],
    mal: [['El más barato es Roca Viva: 25,00 €.']],
  },
  {
    clave: 'wine:by_glass',
    bien: [['- Brisa Nueva: 4,20 € la copa']],
    mal: [['- Brisa Nueva: 18,00 € la botella']],
  },
  {
    clave: 'drink:list:beer',
    bien: [['- Cerveza tostada: 4,00 €\n- Cerveza cero: 3,50 €']],
    mal: [['- Brisa Nueva: 18,00 €'], ['No, entre nuestras bebidas no hay cerveza.']],
  },
  {
    clave: 'drink:list:alcohol_free',
    bien: [['- Cerveza cero: 3,50 €']],
    mal: [['- Cerveza tostada: 4,00 €']],
  },
  {
    clave: 'drink:list:sangria',
    bien: [['No, entre nuestras bebidas no hay sangría.']],
    mal: [['Sí, tenemos sangría.']],
  },
  {
    clave: 'reserve:start',
    bien: [['¿Quieres reservar mesa?', ['/reservations']]],
    mal: [['Reserva cuando quieras.', ['/reservations']], ['¿Quieres reservar mesa?']],
  },
  {
    clave: 'reserve:max20',
    bien: [['Se reserva para grupos de 1 a 20 personas.']],
    mal: [['Se reserva para grupos grandes.']],
  },
  {
    clave: 'reserve:modify_info',
    bien: [[`Para cambiar o cancelar una reserva, contacta con el equipo. ${CONTACTO}`]],
    mal: [['Para cambiar una reserva, contacta con el equipo.'], [CONTACTO]],
  },
  {
    clave: 'greet',
    bien: [['¡Hola! Puedo contarte qué hay en la carta y en la cava, y ayudarte a reservar.']],
    mal: [['¡Hola!'], ['Puedo contarte qué hay en la carta y ayudarte a reservar.']],
  },
  {
    clave: 'thanks',
    bien: [['¡Gracias a ti!'], ['Sehr gern!', [], 'de']],
    mal: [['Te recomiendo:\n- Pulpo de roca']],
  },
  {
    clave: 'identity:assistant',
    bien: [['Soy el asistente virtual del restaurante.']],
    mal: [['Soy Lola, del restaurante.']],
  },
  {
    clave: 'capabilities',
    bien: [['Puedo hablarte de la carta, los vinos, los alérgenos y las reservas.']],
    mal: [['Puedo hacer muchas cosas.']],
  },
  {
    clave: 'oos:redirect',
    bien: [['Con eso no puedo ayudarte. Pregúntame por la carta, los vinos o una reserva.']],
    mal: [['Con eso no puedo ayudarte.'], ['Son 9.396. Pregúntame por la carta o los vinos.']],
  },
  {
    clave: 'handoff:contact',
    bien: [
      ['Llámanos.', ['tel:+34911222333']],
      ['Escríbenos.', ['https://wa.me/34911222333']],
    ],
    mal: [['Llámanos.']],
  },
  {
    clave: 'fallback:contact',
    bien: [[`De eso no tengo información. ${CONTACTO}`]],
    mal: [['De eso no tengo información.']],
  },
  {
    clave: 'lang:fr',
    bien: [['Nous sommes ouverts du mardi au dimanche.', [], 'fr']],
    mal: [['We are open from Tuesday to Sunday.', [], 'en']],
  },
]

describe.each(TRIALS)('$clave', ({ clave, bien, mal }) => {
  test.each(bien)('holds: %s', (mensaje, enlaces = [], lang = 'es') => {
    expect(claves(mensaje, { must: [clave], enlaces, lang })).toEqual([])
  })
  test.each(mal)('fails: %s', (mensaje, enlaces = [], lang = 'es') => {
    expect(claves(mensaje, { must: [clave], enlaces, lang })).toContain(clave)
  })
})

test('what the conversation took from a message is compared field by field', () => {
  const draft = { personas: 4, preferencia_mesa: 'exterior' }
  const must = ['slot:personas=4', 'slot:preferencia_mesa=exterior', 'slot:hora_reserva=21:00']
  expect(claves('¿Quieres reservar mesa?', { must, borrador: draft })).toEqual(['slot:hora_reserva=21:00'])
})

test('a follow-up must speak of the dish that it was sent with', () => {
  const must = ['allergen:eggs:dish:dessert']
  const dice = 'Sí: entre los alérgenos declarados de Flan de huevo figuran huevos.'
  expect(claves(dice, { must, sobre: thing('flan') })).toEqual([])
  expect(claves(dice, { must, sobre: thing('sorbete') })).toEqual(must)
})

test('an unknown key is no key that holds', () => {
  expect(claves('Hola.', { must: ['weather:today'] })).toEqual(['weather:today'])
})

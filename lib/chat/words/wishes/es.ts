import type { Wishes } from './shape.ts'

export const wishes: Wishes = {
  chair: 'tronas?|silla alta|elevador|alzador(?:es)?',
  pram: 'carritos?|cochecitos?|(?:carro|silla) (?:de|del) (?:bebe|nin[oa]|paseo)',
  dog: '(?<!(?:frio|dia|tiempo) de )perr(?:[oa]s?|it[oa]s?)|cachorr[oa]s?|mascotas?',
  guide: 'perr[oa]s? (?:guia|de asistencia|lazarillo)',
  place:
    '(?:salir|irnos|irme|marchar\\w*|acabar|terminar)(?: antes)? (?:de|a) las? \\w+|(?:a la|en la|con|de) sombra|ventan\\w+|cristaleras?|vistas? (?:al|del) mar|con (?:buenas )?vistas|(?<=lo de .{0,24})vistas|barandilla|altillo|(?:mesa|sitio|lugar) (?:\\w+ ){0,2}(?:tranquil[oa]|apartad[oa]|romantic[oa]|discret[oa])|rincon(?:cito)?|(?:lejos|apartad[oa]s?) (?:de la|del?|de los) (?:puerta|entrada|bano|aseo|lavabo|servicio|cocina|barra|corriente|paso|ruido)s?|(?:no|sin) (?:[a-z]+ ){0,3}(?:cerca|al lado|junto|pegad[oa]s?|frente) (?:a la|al|a los|de la|del|de los) (?:puerta|entrada|bano|aseo|lavabo|servicio|cocina|barra)s?',
  feast:
    'cumple\\w*|los \\d{2}(?: anos)? de (?=mi|nuestr|la|su)|(?:es|sea|una|como) sorpresa|aniversario|celebr(?:a|amos|ando|ar|aremos)|despedida|bodas?(?: de (?:oro|plata|diamante))?|pedida|jubilacion|graduacion|comunion|bautizo',
  cake: '(?:llev|tra[ie]|propia).{0,30}(?:tarta|pastel)|(?:tarta|pastel).{0,25}(?:llev|tra[ie]|propia|nuestra|de fuera)',
  candle: 'flores(?! de)|ramo de [a-z]+|rosas|(?:vel|velit|candelit)as?|bengalas?',
  wheels:
    'silla de ruedas|muletas|andador|movilidad reducida|(?:no|sin|subir|bajar)(?: \\w+){0,4} (?:escaleras?|escalones)',
  told: 'ya (?:te |os |se )?(?:l[oa]s? )?(?:pase|di|deje|mande|envie)|(?:(?:ya|como) )?(?:te |os |se |le )?(?:lo |la |los |las )?(?:he|habia|hemos) (?:ya )?dicho(?: (?:antes|ya|arriba))*|(?:ya|como) (?:te |os |se |le )?(?:lo |la )?(?:dije|digo|decia)(?: antes)?|ya dicho|(?:ya )?(?:te |os |se )?(?:lo |la )?(?:he (?:puesto|escrito)|puse|escribi)(?: (?:antes|ya|arriba))+|(?:ya )?(?:lo )?(?:pone|esta) (?:ya )?(?:escrito|arriba)(?: arriba)?',
}

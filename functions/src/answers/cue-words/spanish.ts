import type { CueWords } from './cue-words.ts'
import { START } from './start.ts'

export const SPANISH: CueWords = {
  asked: {
    phone:
      '(?:a )?qué (?:número|teléfono) (?:de teléfono )?(?:llamo|llamar|tengo|hay|puedo|debo|es)\\p{L}*|(?:número de )?teléfono (?:de|del|para)|a quién (?:llamo|puedo llamar|tengo que llamar|hay que llamar)|cuál es el teléfono',
    hours:
      'horarios?|(?:a|hasta|desde) qué horas? (?:\\p{L}+ ){0,2}?(?:abr|cierr|cerr)\\p{L}*|(?:cuándo(?! (?:\\p{L}+ ){0,2}?(?:\\p{L}+ó|\\p{L}+ron) )|qué días?) (?:\\p{L}+ ){0,3}?(?:abr[eiía](?!eron)|cierr|cerr|abiert)\\p{L}*|abrís|abren|abre|abrirán|cierran|cierra|cerráis|est(?:á|án|áis|ás|ar|aréis|arán|ará) (?:abiert|cerrad)[oa]s?',
    money:
      'cuánto (?:(?:me|nos|te) )?(?:cuestan?|valen?|salen?|es|sería|cobran?|cobráis|costaría|saldría|(?:hay|tengo|tenemos) que pagar|(?:se )?pag[ao]|pagamos|por)|a cuánto|qué (?:precio|cuesta|vale)|(?:cobr(?:áis|an|as?)) (?:(?:algo|más|extra|aparte) )?(?:por|de)|precios?|coste|tarifas?|más (?:car|barat)[oa]s?|(?:tengo|tenemos|hay) que pagar|me cuesta|nos cuesta|cuesta algo|es gratis|es gratuit[oa]',
    quantity:
      'cuánt[oa]s?|qué (?:porcentaje|cantidad|número|proporción)|cuál (?:es|era|fue) (?:el|la) (?:número|cantidad|porcentaje|población|temperatura|capacidad)|con qué frecuencia',
    time: `cuándo|${START}cuando|(?:en|a|hasta|desde)? ?qué (?:años?|fecha|día|mes|siglo|década|hora|horas|momento)|desde cuándo|hasta cuándo`,
    duration:
      'cuánto (?:tiempo|dura|tarda|duró|tardan)|cuántos (?:días|años|meses|minutos|segundos) (?:dura|tarda|duró|tardan|tengo|tenemos|hay)|qué plazo|cuánto (?:tard\\p{L}+|durará|dura|tengo que esperar|hay que esperar|se tarda)',
    age: 'qué edad|cuántos años (?:tiene|tenía|hay que tener)|edad mínima',
    distance:
      'a qué (?:distancia|altura|profundidad)|qué (?:altura|longitud|profundidad|distancia|ancho) ',
    person:
      '(?<!para )quién|(?<!para )quiénes|de quién|a quién|para quién(?:es)?(?! (?:tienen?|es|son|no|ya|quieren?|viven?))|qué (?:persona|rey|presidente|autor|científico|emperador|líder)',
    place:
      'dónde|adónde|de dónde|(?:en|de|a) qué (?:ciudad|país|lugar|estado|región|calle|sitio|parte|continente|universidad)|dirección',
    reason: 'por qué|cuál (?:es|fue|era) la (?:razón|causa)|a qué se debe',
  },
  numbers:
    'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veint\\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|\\p{L}*cient[oa]s|mil|millón|millones|mitad|tercio|tercios|cuarto|docena|docenas|decenas|varios|varias|doble|triple',
  spans: 'segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|décadas?|siglos?',
  years: 'años?',
  dates:
    'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|siglo|década|principios|finales|mediodía|medianoche|diariamente|cada (?:día|semana|mes|año)',
  money: 'euros?|céntimos|dólares|pesos|libras|por ciento',
  free: 'gratis|gratuit[oa]s?|sin (?:coste|cargo)',
  reasons:
    'porque|ya que|debido|a causa|por lo que|para|puesto que|razón|causa|motivo|gracias|como resultado',
  places:
    'detrás|junto|frente|en (?:el|la|los|las)|cerca|calle|avenida|plaza|dirección|situad[oa]|ubicad[oa]',
  closed: 'cerrad[oa]s?|cierra|cerramos|24 horas',
  streets: 'calle avenida plaza paseo carretera',
  implied: {
    hours:
      'horario horarios hora horas abre abren abrís abrir abierto abierta abiertos abiertas cierra cierran cerráis cerrar cerrado cerrada apertura cierre tienda local semana mañana tarde noche',
    time: 'hora horas día fecha',
    money:
      'precio precios cuesta cuestan coste costo costos costar vale valen sale salen cobran cobráis cobra tarifa tarifas caro cara',
    place: 'dirección ubicados ubicado ubicación encuentran encuentra queda quedan sitio',
    age: 'edad años mínima',
    person:
      'lleva llevan llevar enseña enseñan enseñar da dan dar imparte imparten hace hacen hacer gestiona gestionan trabaja trabajan atiende atienden encarga encargan ocupa ocupan cuida cuidan responsable responsables encargado encargada dirijo dirigirme hablo hablar contacto contactar pregunto preguntar acudo llamo',
    duration: 'dura tarda tardan tardáis tiempo',
  },
  closing: {
    asked: 'cerrad[oa]s?|no abr(?:ís|en|e|is)|(?:cerráis|cierran|cierra)(?<!cuándo.*)',
    words: 'horario cerrado',
  },
  unnamed: {
    hours: 'horario abierto',
    language: 'hablan idioma',
    age: 'edad años',
    place: 'dirección',
  },
}

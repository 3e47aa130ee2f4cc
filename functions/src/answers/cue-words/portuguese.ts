import type { CueWords } from './cue-words.ts'
import { START } from './start.ts'

export const PORTUGUESE: CueWords = {
  asked: {
    phone:
      '(?:para |a )?que número (?:\\p{L}+ )?(?:lig\\p{L}+|telefon\\p{L}+)|número de telefone|(?:para|a) quem (?:\\p{L}+ )?(?:ligo|ligar|telefon\\p{L}+)',
    hours:
      'horários?|que horas (?:\\p{L}+ ){0,3}?(?:abr|fech)\\p{L}*|(?:quando|que dias) (?:\\p{L}+ ){0,2}?(?:abr[ei]|fech|abert)\\p{L}*|(?:estão|está|é) (?:abert|fechad)[oa]s?|abrem|fecham|abre|fecha',
    money:
      'quanto (?:(?:é que )?(?:eu )?(?:pag|cobr|cust)\\p{L}+|levam|levariam|custa|custam|é|fica|sai|seria|cobram|pago|pagamos|vale|se paga|tenho (?:de|que) pagar|preciso pagar|é que custa)|mais (?:car|barat)[oa]s?|qual (?:é )?o (?:preço|custo|valor)|quais são os preços|preços?|(?:tenho|temos|é preciso|preciso) (?:de |que )?pagar|é (?:grátis|gratuit[oa]|pago)|quanto é que (?:\\p{L}+ ){0,2}?custa',
    duration:
      'quanto tempo|quantos (?:dias|minutos|meses)|quantas (?:horas|semanas)|qual (?:é )?o prazo|quanto demora|quanto dura',
    age: 'que idade|quantos anos|qual (?:é )?a idade|idade mínima',
    distance: 'a que (?:distância|altura)|qual (?:é )?a (?:altura|distância|profundidade)',
    quantity: 'quant[oa]s?|qual (?:é )?(?:o número|a percentagem|a quantidade)|que percentagem',
    time: `(?:${START}|(?:sab|diz|inform|perguntar)\\p{L}*,? |de |desde |para )quando|a que horas?|que horas|(?:em|de|até|desde)? ?(?:que|qual|quais) (?:anos?|década|data|dia|mês|século|hora|horário)|até quando|desde quando`,
    person:
      '(?<!para )quem|de quem|a quem|para quem(?! (?:tem|é|não|quer|vive|mora|já))|que pessoa',
    place:
      'onde|aonde|de onde|em (?:que|qual) (?:cidade|país|lugar|rua|região)|qual (?:é )?(?:o |a )?(?:vosso |seu )?(?:endereço|morada)',
    reason: 'porquê|por que|por quê|porque é que|qual (?:é )?(?:o motivo|a razão)',
  },
  numbers:
    'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|mil|milhão|milhões|metade|terço|quarto|dúzia|vários|várias|dobro|triplo',
  spans: 'segundos?|minutos?|horas?|dias?|semanas?|mês|meses|anos?|décadas?|séculos?',
  years: 'anos?',
  dates:
    'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|segundas?|terças?|quartas?|quintas?|sextas?|sábados?|domingos?|século|meio-dia|meia-noite|cada (?:dia|semana|mês|ano)|diariamente|\\d{1,2} ?h(?: ?\\d\\d)?',
  money: 'euros?|cêntimos|centavos|dólares|reais|libras|por cento',
  free: 'grátis|gratuit\\p{L}*|sem custos?',
  reasons: 'porque|pois|devido|por causa|graças|para|motivo|razão|já que',
  places: 'atrás|junto|ao lado|em|no|na|perto|rua|avenida|praça|endereço|morada|situad[oa]',
  closed: 'fechad[oa]s?|encerrad[oa]s?|24 horas',
  streets: 'rua avenida praça largo',
  implied: {
    hours:
      'horário horários hora horas abre abrem aberto aberta abertos abertura fecha fecham fechado fechada loja semana manhã tarde noite dia dias',
    time: 'hora horas dia data',
    money:
      'preço preços custa custam custo valor paga pago pagar pagam pagamos cobram cobra levam tarifa tarifas caro cara',
    place: 'endereço morada localizados localizado encontra encontram lugar',
    age: 'idade anos mínima começar iniciar podem',
    duration: 'dura duram demora tempo prazo',
    person:
      'ensina ensinam da dao dar dá dão faz fazem fazer trabalha trabalham dirige dirigem lidera lideram gere gerem gerencia administra comanda conduz conduzem orienta orientam leciona lecionam ministra ministram cuida cuidam cuidar trata tratam tratar toma ocupa ocupam atende atendem responsável responsáveis encarregado encarregada falo falar falamos contato contatar contacto contactar dirijo dirigir dirigimos procuro procurar resolvo resolver resolve peço pedir pergunto perguntar',
  },
  closing: {
    asked: 'encerrad[oa]s?|fechad[oa]s?|(?:fecham|fecha)(?<!quando.*)',
    words: 'horário fechado',
  },
  unnamed: {
    hours: 'horário aberto',
    language: 'falam língua',
    age: 'idade anos',
    place: 'endereço morada',
  },
}

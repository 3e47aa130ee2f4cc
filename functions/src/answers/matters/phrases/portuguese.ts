/** What is said about matters in Portuguese. */
export const PORTUGUESE = `
own_food: levar nosso vinho, levar o nosso bolo, trazer comida, levar comida, levar bebida*, trazer bebida*,
  nosso próprio vinho, bolo de casa, comida de fora, garrafa de casa, taxa de rolha, levar lanche,
  bolo de aniversário nosso, marmita, comida própria, bebidas próprias, bebidas trazidas, alimentos de fora,
  comida do exterior, bolo próprio, taxa de bolo, consumo de alimentos trazidos, comidas e bebidas externas,
  vinho próprio, bolo trazido, não é permitido trazer comida, piquenique
check_in: hora do check in, fazer check in, hora podemos entrar, quarto está pronto, quarto fica pronto,
  entrar no quarto, receber as chaves, pegar as chaves, pegar a chave, levantar as chaves, chegar mais cedo,
  chegamos cedo, early check in, entrada no quarto, check in a partir, entrada a partir, chegada a partir,
  quartos disponíveis a partir, quartos prontos, entrega das chaves, hora de entrada, horário de check in,
  check in antecipado, hora de chegada
check_out: hora do check out, fazer check out, hora temos de sair, sair do quarto, deixar o quarto,
  deixar o apartamento, desocupar o quarto, entregar as chaves, entregar a chave, desocupar, liberar o quarto,
  último dia até, hora da saída, check out até, saída até, deixar o quarto até, desocupad*, hora de saída,
  horário de check out, quartos devem ser, libertar o quarto, partida até, devolução das chaves
arrive_late: chegamos à noite, chegar tarde, chegamos tarde, chegar de madrugada, chegamos de madrugada,
  depois da meia noite, à meia noite, aterramos, voo atrasa*, voo chega, pousamos, recepção fechada, receção fechada,
  recepção 24 horas, chegada tardia, alguém na receção, chegadas tardias, chegadas após, chegada após,
  check in tardio, cofre de chaves, caixa de chaves, código de acesso, fora do horário da receção, receção encerra,
  porteiro noturno, auto check in, chegada noturna
luggage: deixar as malas, guardar as malas, deixar a mala, guardar a mala, deixar a bagagem, guardar a bagagem,
  malas, mochilas, depósito de bagagem, guarda volumes, largar as malas, guardar bagagem, guarda de bagagem,
  sala de bagagem, bagagens, bagageiro, malas podem, armazenamento de bagagem, maleiro, bagagem
breakfast: pequeno almoço, café da manhã, pequeno almoço incluído, café da manhã incluso, tomar o pequeno almoço,
  tomar café da manhã, hora do pequeno almoço, horário do café da manhã, comer de manhã, desjejum, brunch,
  café incluso, buffet de pequeno almoço, pequeno almoço servido, café da manhã servido, pequeno almoço buffet,
  sala de pequenos almoços
diet: vegan*, vegetarian*, sem glúten, celíac*, sem lactose, intoleran*, alérgic* a nozes, alergia a amendoim,
  alergia a frutos secos, halal, kosher, não come carne, não como carne, alergia alimentar, opções veganas,
  alergénios, alérgenos, alergias alimentares, intolerâncias, contém glúten, restrições alimentares,
  pratos vegetarianos, frutos de casca rija
return_goods: devolver, fazer devolução, trocar o tamanho, trocar por outro, não serviu, não me serve, ficou pequeno,
  ficou grande, ficou apertado, não gostei do produto, devolução, arrependi, trocar a peça, outro tamanho,
  devoluções, devolução no prazo, direito de arrependimento, livre resolução, direito de resolução,
  trocas e devoluções, 14 dias para devolver, embalagem original, etiquetas originais, troca no prazo,
  artigos devolvidos, produto sem uso, sem sinais de uso
return_cost: quem paga a devolução, pagar a devolução, devolução é grátis, devolução gratuita, devolver de graça,
  portes de devolução, frete da devolução, frete de volta, custo da devolução, etiqueta de devolução,
  pago para devolver, frete da troca, devolução é paga, custos de devolução, frete de devolução,
  devoluções gratuitas, logística reversa, devolução por conta, despesas de devolução, frete reverso
delivery_cost: portes de envio, portes grátis, frete grátis, valor do frete, quanto é o frete, preço do frete,
  quanto custa o envio, custo de envio, envio grátis, taxa de entrega, entrega grátis, cobram entrega, cobram frete,
  portes, envio gratuito, custos de envio, despesas de envio, entrega gratuita, frete fixo, custo de entrega
delivery_time: demora a chegar, demora para chegar, tempo de entrega, prazo de entrega, quando chega,
  chega até sexta, chega amanhã, chega a tempo, demora a entrega, demora o envio, dias para chegar, entrega rápida,
  chega antes do natal, demora pra chegar, prazos de entrega, dias úteis, enviado no mesmo dia,
  enviadas no mesmo dia, expedição, entrega em 24, entrega expresso, despachado, prazo de envio, postagem
abroad: enviam para, mandam para fora, para o estrangeiro, para o exterior, outros países, outro país,
  enviam para o brasil, enviam para portugal, para a espanha, para a suíça, para a madeira, para os açores,
  fora do brasil, fora de portugal, envio internacional, alfândega, envios internacionais, entregas internacionais,
  enviamos para, estrangeiro, exterior, união europeia, direitos aduaneiros, portugal continental, madeira e açores,
  todo o território, apenas em portugal, todo o brasil, taxas aduaneiras
track: onde está a minha encomenda, cadê meu pedido, cadê minha encomenda, onde está meu pedido, rastrear, rastreio,
  código de rastreio, rastreamento, ainda não chegou, não chegou ainda, encomenda não chegou, pedido não chegou,
  acompanhar o pedido, acompanhar a encomenda, seguir a encomenda, tracking, número de rastreio,
  código de rastreamento, link de seguimento, número de seguimento, estado da encomenda, status do pedido
damaged: chegou partido, chegou quebrado, veio quebrado, veio partido, veio com defeito, com defeito, produto errado,
  veio errado, artigo errado, faltava um, veio faltando, avariado, chegou danificado, chegou amassado, não funciona,
  chegou estragado, defeituoso, danos de transporte, danificad*, artigo defeituoso, produto com defeito, defeitos,
  avaria no transporte, reclamações no prazo, substituição gratuita, artigos em falta, fotografias do dano,
  garantia legal
minimum_order: encomenda mínima, pedido mínimo, valor mínimo, compra mínima, consumo mínimo, consumação mínima,
  quantidade mínima, gastar no mínimo, comprar só um, comprar só uma, pedir só um, mínimo para entrega,
  mínimo de compra, valor mínimo de encomenda, montante mínimo, sem valor mínimo
trial: aula experimental, experimentar primeiro, experimentar antes, aula de teste, experimentar uma aula,
  testar antes, teste grátis, período de teste, versão de teste, demonstração, experimentar uma vez,
  experimentar grátis, primeira aula grátis, test drive, aula grátis, aula de experiência, aula teste,
  período experimental, teste gratuito, versão de avaliação, primeira aula gratuita, primeira visita gratuita,
  treino experimental, dias grátis, aula demonstrativa
beginner: nunca fiz, nunca joguei, nunca nadei, nunca conduzi, nunca dirigi, nunca toquei, nunca pratiquei,
  sem experiência, não tenho experiência, iniciante*, principiante*, começar do zero, primeira vez, enferrujad*,
  não sei nada, iniciação, sem conhecimentos prévios, conhecimentos prévios, não é necessária experiência,
  todos os níveis, curso básico, experiência prévia, do zero
weather: se chover, se estiver a chover, chuva, mau tempo, tempo ruim, se estiver chovendo, tempestade, trovoada,
  muito calor, dia de chuva, vento forte, previsão do tempo, caso chova, se fizer frio, em caso de chuva,
  caso de chuva, condições meteorológicas, condições climáticas, condições atmosféricas, intempérie*, espaço coberto,
  local coberto, área coberta, com chuva
no_show: se eu faltar, se faltar, faltei, esquecer da consulta, esqueci da consulta, esqueci a consulta,
  esqueci a marcação, se não aparecer, não comparecer, não apareci, perder uma aula, perdi a aula, repor a aula,
  perder a consulta, faltar a uma aula, reposição, não comparência, não comparecimento, no show, faltas sem aviso,
  falta sem aviso, aulas perdidas, reposição de aulas, aulas de reposição, faltas não justificadas,
  faltas serão cobradas, compensação de aulas, faltas
pause: suspender, congelar, trancar o plano, trancar a matrícula, trancar, pausar, pausa na mensalidade,
  parar uns meses, interromper, fora uns meses, lesionad*, machuquei, lesionei, mensalidade enquanto viajo,
  suspensão, congelamento, trancamento, suspender a inscrição, suspender o contrato, pausa do plano,
  suspender a mensalidade, suspenso por, pausa mínima, interrupção temporária, atestado de lesão
closed_period: fecham em agosto, fecham para férias, fechados para férias, fecham no natal, abertos no natal,
  abrem no feriado, abrem nos feriados, fecham em janeiro, férias de verão, fecha no carnaval, fecham na páscoa,
  encerram em agosto, recesso, ano novo, estão de férias, encerramento anual, férias anuais, encerrado para férias,
  fechado para férias, férias coletivas, encerrado em agosto, encerramos de, fechado de, encerrado nos feriados,
  encerrado no natal, 25 de dezembro, 1 de janeiro, interrupção letiva
smoking: fumar, fumador*, fumante*, cigarro*, vape, cigarro eletrónico, cigarro eletrônico, fumar na varanda,
  quarto de fumadores, área de fumantes, charuto*, vapear, cinzeiro, proibido fumar, não fumadores, não fumantes,
  é proibido fumar, zona de fumadores, cigarros eletrónicos, cigarros eletrônicos, cinzeiro*, livre de fumo, tabaco
noise: fazer festa, dar uma festa, música alta, fazer barulho, barulho, som alto, churrasco com música,
  celebrar até tarde, festejar, coluna de som, caixa de som, hora do silêncio, barulhentos, festa no apartamento,
  horário de silêncio, horas de silêncio, lei do silêncio, silêncio entre, silêncio após, proibidas festas,
  não são permitidas festas, festas não permitidas, ruído, descanso noturno, período de silêncio
group: somos muitos, somos um grupo, grupo grande, grupo de, excursão, despedida de solteira, despedida de solteiro,
  jantar de empresa, festa da empresa, confraternização, turma da escola, visita de estudo, quantas pessoas cabem,
  somos vinte, evento da empresa, grupos a partir, grupos de, grupos até, para grupos, reservas de grupo,
  número máximo de pessoas, capacidade máxima, lotação máxima, grupos escolares, eventos de empresa,
  eventos corporativos, despedidas de solteir*, visitas de estudo, tarifa de grupo
provided: levar toalha*, trazer toalha*, toalhas incluídas, tem toalhas, há toalhas, roupa de cama, lençóis,
  levar o meu equipamento, preciso levar, preciso de levar, tenho de levar, fornecem, material incluído,
  trazer o próprio, secador de cabelo, levar raquete, toalhas e lençóis, são fornecidos, são fornecidas, fornecemos,
  equipamento incluído, trazer toalha, material fornecido, incluído no aluguer, incluso no aluguel, enxoval,
  disponibilizamos
rent_gear: alugar equipamento, alugar raquete*, alugar prancha, alugar fato, alugar roupa, alugam equipamento,
  emprestam, pedir emprestado, aluguer de material, aluguel de equipamento, alugar sapatos, alugar capacete,
  não tenho equipamento, alugar toalha*, alugar instrumento, aluguer de equipamento, aluguel de equipamento*,
  locação de equipamento, aluguer de raquete*, aluguer de fato*, aluguer de toalha*, aluguel de toalha*,
  podem ser alugad*, pode ser alugad*, empréstimo, taxa de aluguer, equipamento para alugar
changing: vestiário*, balneário*, cacifo*, tomar banho, tomar duche, chuveiro*, trocar de roupa, mudar de roupa,
  armário com chave, guardar os valores, onde deixo o telemóvel, deixar a carteira, duche*, ducha*, cadeado,
  armários, objetos de valor, cabines de troca, escaninho*, moeda para o cacifo
baby_gear: berço, cama de bebé, cadeirinha, cadeira de bebé, cadeira alta, cadeirão, cadeira de bebê, trocador,
  fraldário, muda fraldas, trocar a fralda, carrinho de bebé, carrinho de bebê, recém nascid*, banheira de bebé,
  aquecer o biberão, mamadeira, berço*, cadeiras altas, cadeira de refeição, cadeirões, fraldário*, trocador*,
  carrinhos de bebé, aquecedor de biberões, berço portátil
invoice: fatura com contribuinte, passam fatura, com nif, número de contribuinte, nota fiscal, emitem nota,
  emitem fatura, recibo para a empresa, fatura em nome da empresa, cnpj, preciso de recibo, nota com cnpj,
  fatura com iva, recibo verde, fatura para a empresa, fatura com nif, fatura, fatura recibo, dados de faturação,
  nif, faturas emitidas, emissão de fatura, dados fiscais, nfe, recibo eletrónico
instalments: pagar em prestações, parcelar, parcelam, parcelado, em quantas vezes, pagar em vezes, sem juros,
  pagar depois, pagar aos poucos, pagar por mês, em três vezes, dividir no cartão, prestações, fiado,
  dividir o pagamento, crediário, parcelamento, parcelas, pagamento faseado, pagamento em prestações, em até,
  pagamento em três, pagamento fracionado, conta corrente, vezes no cartão, klarna, boleto mensal
pay_on_delivery: pagar na entrega, pagar ao estafeta, pagar ao entregador, pagar quando chegar, pagar quando receber,
  contra reembolso, pagamento na entrega, pagar no ato, pagar ao carteiro, pagar na retirada, pagar no levantamento,
  pagar só quando, pago na entrega, levar maquininha, envio à cobrança, pagamento ao estafeta,
  pagamento ao entregador, pagamento no levantamento, pagamento na retirada, multibanco na entrega, maquininha,
  à cobrança
validity: perde a validade, validade do vale, validade do cartão, expira*, até quando posso usar, é válido até,
  vale presente vence, quando vence, prazo do voucher, validade, tem prazo, caduca*, usar o vale, créditos expiram,
  vence, válido por, válida por, válidos por, validade de, prazo de validade, válido até, data de emissão,
  válidos durante, não utilizados perdem
transfer: passar para um amigo, passar para outra pessoa, dar a outra pessoa, ceder, amigo usar o meu,
  transferir o bilhete, transferir o ingresso, mudar o nome, trocar o nome, trocar a titularidade,
  outra pessoa no meu lugar, irmã ir no meu lugar, transmissível, transferir para, intransmissív*, transmissív*,
  intransferív*, transferív*, pessoal e intransmissível, alteração de nome, mudança de nome,
  transferência de titularidade, cedido a terceiros, nominativ*, ceder a terceiros, troca de titularidade
lost_item: perdi a chave, perdi as chaves, perdi o cartão, perdi o bilhete, perdi a pulseira, esqueci o casaco,
  esqueci me do, deixei aí, esqueci aí, deixei no quarto, perdidos e achados, achados e perdidos, encontraram um,
  esqueci meu, perdi a etiqueta, perdi o ingresso, objetos perdidos, objetos esquecidos, perda da chave,
  chave perdida, perda do cartão, extravio, perda de chaves, segunda via, cartão perdido, esquecidos,
  substituição da chave
broke_it: parti um copo, quebrei, partimos, quebramos, estraguei, estragámos, manchei, sujei, risquei o carro,
  arranhei, riscámos, se eu partir, se eu quebrar, pagar o estrago, quem paga os danos, derramei, bati o carro,
  danos causados, danos serão cobrados, danos provocados, responsável pelos danos, franquia, avarias causadas,
  caução retida, responsabilidade do cliente, quebras, danos materiais, loiça partida, custos de reparação, manchas
extend: ficar mais um dia, ficar mais uma noite, ficar mais tempo, prolongar, estender, mais uma hora, mais um dia,
  sair mais tarde, late check out, devolver mais tarde, devolver depois, entregar mais tarde, esticar a estadia,
  prorrogar, renovar o aluguer, prolongamento, prorrogação, extensão do aluguer, check out tardio, saída tardia,
  hora adicional, dia adicional, hora extra, diária adicional, cada hora, devolução tardia, prolongar a estadia,
  atraso na devolução
home_visit: vêm a casa, vem em casa, vêm a minha casa, atendem em casa, ao domicílio, em domicílio,
  não consigo sair de casa, não posso sair de casa, deslocam se, deslocam a casa, ir a minha casa,
  atendimento domiciliar, acamad*, domiciliár*, vir cá a casa, visita domiciliária, visitas domiciliár*, domicílios,
  domiciliar*, taxa de deslocação, taxa de deslocamento, deslocação a casa, serviço ao domicílio, em sua casa
pick_up: levantar na loja, retirar na loja, buscar na loja, posso ir buscar, ir buscar, levantar a encomenda,
  retirar o pedido, buscar pessoalmente, recolhem em casa, vêm buscar, vêm recolher, vocês buscam, takeaway,
  pegar na loja, levantar em mão, retirada, levantamento na loja, levantamento em loja, recolha na loja,
  retirada na loja, levantamento gratuito, recolha ao domicílio, serviço de recolha, take away, retirada no local,
  click and collect, coleta, recolha e entrega
who_collects: a avó buscar, avó pode buscar, avô buscar, vizinh* buscar, outra pessoa buscar, outra pessoa levantar,
  outra pessoa retirar, tia buscar, marido levantar, buscar a criança, buscar o meu filho, buscar meu filho,
  terceiros retirar, amigo levantar, babá buscar, alguém por mim, pessoas autorizadas, autorização escrita,
  autorização por escrito, pessoa autorizada, autorizadas a recolher, autorizadas a buscar, entregues a terceiros,
  levantada por terceiros, retirada por terceiros, procuração, encarregado de educação autoriz*, autorizado pelos pais
ill: com febre, tem febre, está com febre, constipad*, resfriad*, estou doente, filho doente, ficar doente, gripe,
  gripad*, tosse, piolho*, varicela, catapora, conjuntivite, contagios*, vómitos, covid, crianças doentes,
  criança doente, febre, doenças contagiosas, doença infecciosa, atestado médico, declaração médica, sem sintomas,
  evicção escolar, 24 horas sem febre, sintomas de gripe, piolhos
emergency: urgên*, emergência, muita dor, com dores, dor forte, dor de dente, fim de semana com dor, acidente,
  avaria na estrada, fiquei a pé, ficou parado na estrada, guincho, reboque, a sangrar, sangrando, socorro,
  parti um dente, quebrei um dente, comeu chocolate, urgências, urgência, emergência*, número de emergência,
  linha de urgência, serviço de urgência, plantão, pronto socorro, pronto atendimento, assistência em viagem,
  fora do horário, 112, piquete
insurance_pays: aceitam convénio, aceitam convênio, plano de saúde, seguro de saúde, seguro cobre, plano cobre, adse,
  pelo sus, pelo sns, comparticip*, reembolso do plano, subsídio, unimed, médis, segurança social, cheque creche,
  planos de saúde, convénios, convênios, acordos com seguradoras, reembols* pelo plano, cobertura do plano,
  subsídio*, sns, sus, seguradoras, subsidiad*
waiting: lista de espera, tempo de espera, fila de espera, esperar muito, quanto tempo de espera, estão cheios,
  está lotado, têm vagas, tem vaga, há vaga, próxima vaga, esgotad*, lugar na creche, fila, vaga para,
  tempo médio de espera, vagas atribuídas, vagas limitadas, ordem de inscrição, ordem de chegada,
  atribuição de vagas, listas de espera, vagas disponíveis
certificate: certificado, diploma, dão certificado, recebo certificado, comprovativo de frequência,
  comprovante de participação, declaração de presença, certificado de conclusão, certificado no final,
  reconhecido pelo mec, certificação, declaração de frequência, atestado de participação, certificados,
  certificado de participação, assiduidade mínima, frequência mínima, certificado emitido
level: qual é o meu nível, meu nível, que nível, qual nível, saber o nível, teste de nível, teste de nivelamento,
  nivelamento, curso certo para mim, qual turma, nível intermédio, intermediário, qual curso escolher, em que turma,
  teste de colocação, teste diagnóstico, níveis a1, a1 a c1, quadro europeu, níveis, avaliação de nível, intermédio,
  avançado
spoken: fala inglês, falam inglês, falam espanhol, falam francês, alguém fala, em inglês, não falo português,
  atendem em inglês, que línguas, quais idiomas, fala alemão, que idiomas, guia em inglês, outra língua, falamos,
  idiomas, línguas faladas, idiomas falados, equipa fala, equipe fala, inglês e espanhol, português e inglês,
  inglês e francês, atendimento em inglês, bilingue, bilíngue
shuttle: buscar ao aeroporto, buscar no aeroporto, transfer, traslado, translado, transporte do aeroporto,
  buscar à estação, vêm buscar ao aeroporto, buscar na rodoviária, van do aeroporto, ir do aeroporto, shuttle,
  buscar nos na estação, levar ao aeroporto, traslado*, translado*, serviço de transfer, transfer do aeroporto,
  aeroporto, rodoviária, recolha na estação, vaivém, transporte gratuito da estação
charge_car: carro elétrico, carregar o carro, carregador elétrico, carregar o elétrico, posto de carregamento,
  ponto de recarga, recarregar o carro, tesla, wallbox, carregador para carro, veículo elétrico, carregar o tesla,
  híbrido plug in, tomada para carro, postos de carregamento, veículos elétricos, carros elétricos,
  estação de recarga, kwh, carregamento elétrico, 22 kw, recarga
bicycles: guardar as bicicletas, deixar a bicicleta, onde deixo a bicicleta, guardar a bike, deixar a bike,
  bicicletário, estacionar a bicicleta, bicicletas em segurança, vamos de bicicleta, viemos de bicicleta,
  lugar para bicicletas, prender a bicicleta, roubarem a bicicleta, deixar as bikes, garagem de bicicletas,
  estacionamento de bicicletas, sala de bicicletas, arrumação de bicicletas, parque de bicicletas,
  suporte para bicicletas, paraciclo*, bicicletas podem, guardar bicicletas, local fechado para bicicletas
least_busy: menos gente, menos movimento, mais vazio, mais calmo, mais tranquilo, menos cheio, hora de ponta,
  horário de pico, evitar filas, muita gente, evitar a multidão, menos movimentado, fica lotado, hora mais calma,
  dia mais calmo, menos movimentad*, menor afluência, menos visitantes, mais tranquil*, horários de pico,
  horas de ponta, maior afluência, menor movimento, mais calm*, maior movimento, afluência
photos: tirar fotos, tirar fotografias, fotografar, filmar, gravar vídeo, fotógrafo, tiram fotos, fazer vídeos,
  selfie*, com flash, drone, foto do meu filho, pau de selfie, tripé, fotos do evento, fotografia*, sem flash,
  filmagens, captação de imagens, direito de imagem, uso de imagem, fotografias permitidas, tripé*, drones, fotos
dress: que roupa, o que vestir, vestir, código de vestuário, dress code, traje, ir de calções, ir de bermuda,
  ir de chinelos, que sapatos, que calçado, ir de ténis, que tênis, roupa confortável, gravata, touca, vestuário,
  roupa desportiva, roupa esportiva, calçado fechado, calçado desportivo, sapatilhas, touca obrigatória,
  smart casual, uniforme, sola antiderrapante
papers: que documentos, quais documentos, levar documentos, documentos preciso, preciso do passaporte,
  levar identidade, cartão de cidadão, carta de condução, precisa de habilitação, levar rg, levar cpf,
  carteira de motorista, papelada, bilhete de identidade, cnh, documentação, documento de identificação,
  documentos necessários, passaporte, documento com foto, carteira de habilitação, apresentação de documento,
  documentação necessária, comprovativo de morada, comprovante de residência, boletim de vacinas, rg e cpf
order_ahead: antecedência encomendar, quantos dias antes, encomendar o bolo, encomendar com antecedência,
  encomendar um bolo, pedir com antecedência, para amanhã o bolo, bolo para sábado, encomenda de última hora,
  encomendar salgados, em cima da hora, encomendar de véspera, antecedência para encomenda, dias de antecedência,
  horas de antecedência, antecedência mínima, encomendas com antecedência, encomendados com, encomendas até,
  por encomenda, sob encomenda, encomenda prévia, bolos por encomenda, prazo de encomenda, véspera
estimate: orçamento, fazem orçamento, orçamento grátis, orçamento é pago, quanto ficaria, mais ou menos quanto,
  quanto ficaria mais ou menos, estimativa, uma ideia do preço, ver antes de orçar, cobram orçamento, orçar,
  preço aproximado, noção do preço, cobram a visita, orçamentos, orçamento gratuito, orçamento sem compromisso,
  sem compromisso, taxa de diagnóstico, diagnóstico gratuito, taxa de visita, orçamento prévio, avaliação gratuita,
  taxa de orçamento, descontado no valor
redo: não fiquei satisfeit*, não gostei do resultado, não gostei do corte, ficou mal, ficou ruim, refazer,
  corrigir de graça, corrigem, retoque, retocar, saiu errado, ficou torto, cor ficou errada, verniz saiu,
  esmalte saiu, continua o mesmo problema, retoque*, retoque gratuito, correção gratuita, correções gratuitas,
  garantia do serviço, não ficar satisfeito, refazemos, refeito, garantia de satisfação, garantia sobre reparações,
  insatisfação, corrigimos gratuitamente
account: criar conta, fazer cadastro, me cadastrar, preciso registar, registar me, esqueci a senha,
  esqueci a palavra passe, perdi a senha, login, sem conta, sem cadastro, redefinir a senha, recuperar a senha,
  não consigo entrar na conta, comprar sem registo, conta de cliente, criação de conta, cadastro, registo,
  compra como convidado, sem registo, redefinir a palavra passe, recuperar senha, redefinir senha, palavra passe,
  área de cliente
parents_stay: pais podem assistir, pais podem ficar, ficar a ver, posso assistir à aula, ficar com o meu filho,
  ficar com meu filho, ficar junto, mãe pode ficar, entrar com o meu filho, acompanhar o filho, ver a aula,
  assistir ao treino, adaptação, acompanhar minha filha, período de adaptação, acompanhante*, presença dos pais,
  pais aguardam, pais podem permanecer, acompanhados por um adulto, assistir às aulas, aulas abertas,
  sala de espera para pais, permanência dos pais, bancada
group_size: quantos alunos, quantas crianças, quantos por turma, alunos por turma, crianças por sala,
  tamanho da turma, turmas pequenas, tamanho do grupo, quantos por professor, crianças por educadora,
  pessoas por barco, quantas pessoas por aula, turma grande, alunos por professor, máximo de alunos,
  participantes por curso, por turma, turmas de, turmas reduzidas, máximo por turma, participantes por grupo,
  crianças por educador*, número máximo de participantes, grupos pequenos
change_booking: mudar a data, alterar a data, trocar a data, remarcar, reagendar, mudar a marcação,
  alterar a reserva, mudar a reserva, mudar o horário, trocar o horário, adiar, antecipar a consulta,
  trocar de quarto, mudar a consulta, passar para outro dia, outra data, alteração da reserva, alterações de reserva,
  alteração de data, remarcação, remarcações, reagendamento, mudança de data, alterações gratuitas,
  alteração da marcação, taxa de alteração
fuel: encher o depósito, encher o tanque, depósito cheio, tanque cheio, gasolina, gasóleo, combustível, abastecer,
  diesel, abastecido, devolver cheio, atestar, etanol, devolver com bateria, cheio cheio, reabastecimento,
  nível de combustível, taxa de abastecimento, abastecimento, bateria carregada
least_stay: só uma noite, apenas uma noite, uma única noite, mínimo de noites, estadia mínima,
  número mínimo de noites, mínimo de dias, fidelização, fidelidade, contrato mínimo, mínimo de meses, só um mês,
  só por um dia, período mínimo, aluguer mínimo, estada mínima, noites mínimas, mínimo de duas noites,
  período de fidelização, duração mínima, locação mínima, sem fidelização, sem fidelidade, permanência mínima
`

/** Words of Portuguese by what they mean, as `glossary` joins them with those of other languages. */
export const PORTUGUESE = `
abroad: estrangeiro exterior internacional internacionais
accept: aceitar aceitamos aceites admitir
accessible: acessível acessibilidade adaptado rodas cadeira_de_rodas mobilidade_reduzida
accident: acidente acidentes
activity: atividade atividades actividade
adapter: adaptador adaptadores
add: acrescentar adicionar adicional extra
address: morada endereço
adult: adulto adultos
advance: antecedência antecipação prévio com_antecedência de_antemão
advice: conselho aconselhamento aconselhar consulta
afternoon: tarde tardes
age: idade anos que_idade a_partir_de_que_idade faixa_etária
agree: acordo consentimento concordar
air_conditioning: climatização climatizado condicionado ar_condicionado ar-condicionado
airport: aeroporto
alarm: alarme despertador
alcohol: álcool alcoólico alcoólicas
allergy: alergia alérgico alergénio
allow: permitido permitir autorizado admitido
alone: sozinho sozinhos acompanhado
always: sempre
amount: montante quantia valor importância
anchor: âncora ancorar fundear
animal: animal animais estimação animal_de_estimação animais_de_estimação animais_de_companhia
anniversary: aniversário
answer: resposta responder
apartment: apartamento andar estúdio
app: aplicação aplicativo app
application: candidatura candidatar requerimento
appointment: consulta marcação agendamento marcar_consulta hora_marcada por_marcação
arrive: chegar chegada
ask: perguntar pergunta questão
assemble: montagem montar
automatic: automático automática
available: disponível disponibilidade disponíveis
average: média médio
award: prémio prêmio premiado galardão
baby: bebé bebê bebés lactente recém-nascido
back_up: backup cópia segurança cópia_de_segurança cópias_de_segurança
bacon: bacon toucinho
bag: saco sacos bolsa mala
baggage: bagagem bagagens mala malas
bake: padaria padeiro cozer assar forno
balcony: varanda terraço
ball: bola
bank: banco bancos
bank_account: conta iban conta_bancária dados_bancários
bank_transfer: transferência transferência_bancária
barbecue: churrasco grelhador churrasqueira
basement: cave porão subsolo
bath: banho banheira
bathrobe: roupão roupões chinelos pantufas
bathroom: banheiro banho casa_de_banho casas_de_banho
battery: bateria pilha
beach: praia praias
beard: barba
beautiful: belo beleza bonito estética
bed: cama camas
bedroom: quarto dormitório quarto_de_dormir
beef: vaca bovino bife carne_de_vaca carne_bovina
beer: cerveja cervejas
begin: começar início começo iniciar
beginner: principiante principiantes
bench: banco
berth: amarração atracação atracar
bicycle: bicicleta bicicletas ciclovia
big: grande tamanho
bill: fatura conta factura
bird: pássaro ave aves
birth: nascimento nascido parto
birthday: aniversário
bitter: amargo
black: preto preta negro
blanket: cobertor manta
blood: sangue sanguíneo
blood_pressure: tensão_arterial pressão_arterial
blood_test: análise_ao_sangue análises_ao_sangue exame_de_sangue análises_de_sangue
blow_dry: brushing escova
blue: azul azuis
boat: barco barcos embarcação
boil: ferver cozido fervido
book_reading: livro livros
booking: reserva reservar
boot: bota botas
born: nascido nasceu nascer
bottle: garrafa garrafas
bowl: tigela taça
box: caixa caixas
box_carton: caixa_de_cartão caixas caixa_de_papelão cartão papelão
boy: menino rapaz
braces: aparelho_dentário aparelho_ortodôntico ortodontia
brake: travão travões freio freios
branch: filial sucursal
brand: marca fabricante
bread: pão pães
break_damage: partido quebrar dano danificado avariado defeituoso
break_pause: pausa intervalo recreio
breakdown: avaria avarias pane
breakfast: pequeno-almoço almoço café pequeno_almoço café_da_manhã
bride: noiva casamento
bridge: ponte pontes
bring: trazer levar
brother: irmão irmã irmãos
budget: orçamento
buffet: buffet bufê bufete
build: construir construção construído
building: edifício prédio
bunk: beliche beliches
buoy: boia bóia boias
bus: autocarro ônibus camioneta
bus_line: linha_de_autocarro linha_de_ônibus carreira
bus_stop: paragem parada ponto paragem_de_autocarro ponto_de_ônibus paragens_de_autocarro parada_de_ônibus
business: empresa negócio companhia firma
busy: movimentado ocupado cheio lotado
button: botão botões interruptor
buy: comprar compra adquirir
cabin: cabana cabine
cake: bolo bolos tarte torta
calendar: calendário agenda
call: ligar telefone telefonar chamada número_de_telefone por_telefone
camera: câmara câmera fotográfica máquina_fotográfica câmara_fotográfica
campfire: fogueira
camping: campismo tenda acampar camping parque_de_campismo parques_de_campismo
cancel: cancelar cancelamento anular
candle: vela velas
canoe: canoa canoas
capacity: capacidade lotação
capital: capital
car: carro automóvel viatura veículo
car_rental: aluguer_de_carros aluguel_de_carros rent-a-car aluguer_de_automóveis
caravan: caravana autocaravana
card: cartão cartões
care: cuidar cuidado cuidados
carpet: tapete alcatifa carpete
carry: carregar transportar levar
cash: dinheiro numerário em_dinheiro em_numerário
cash_machine: multibanco caixa_automático caixa_eletrônico caixa_multibanco
cash_on_delivery: à_cobrança contra_reembolso pagamento_na_entrega
castle: castelo castelos
castrate: castração castrar esterilização esterilizar
cat: gato gatos felino
catalogue: catálogo
catering: catering
ceiling: teto tecto
celebrate: celebrar celebração festa comemorar
celery: aipo
cent: cêntimo cêntimos centavo
centre: centro central
century: século séculos
ceramics: cerâmica olaria
certificate: certificado diploma atestado
chain: corrente correntes
chair: cadeira cadeiras
change: alterar alteração mudar modificar
change_money: câmbio troco trocar
changing_room: vestiário balneário provador
charge_battery: carregar carregador carregamento
charging_station: posto_de_carregamento postos_de_carregamento ponto_de_carregamento carregador
cheap: barato económico
cheapest: barato económico mais_barato mais_barata mais_económico
check: verificar controlo exame revisão
check_in: check-in entrada chegada hora_de_chegada hora_de_entrada
check_out: check-out saída hora_de_saída
check_up: check-up consulta_de_rotina exame_de_rotina
cheese: queijo queijos
chemist: farmácia farmacêutico
chicken: frango galinha aves
child: criança crianças infantil
children_menu: infantil crianças menu_infantil menu_de_criança menus_infantis prato_infantil
chocolate: chocolate
choose: escolher escolha
christmas: natal
church: igreja
cinema: cinema filme
city: cidade
class: turma classe
clean: limpar limpo limpeza
climb: escalada escalar trepar
clinic: consultório clínica consultório_médico centro_de_saúde
cloakroom: bengaleiro guarda-roupa chapelaria
close: fechar fechado encerrado encerrar encerramento
clothes: roupa vestuário
clutch: embraiagem embreagem
coach: treinador treinadora
coat: casaco
cocktail: cocktail coquetel cocktails
code: código
coffee: café cafés
cold: frio fria
collect: recolher recolha levantar buscar recolha_na_loja levantamento_na_loja retirada_na_loja
colour: cor coloração tinta pintar
combine: combinar combinável acumular
come: vir
comfortable: confortável cómodo conforto
committee: comité comissão comitê
compare: comparar comparação
competition: concurso competição corrida
complain: reclamação queixa reclamar livro_de_reclamações
computer: computador portátil computador_portátil
concert: concerto música
condition: condição condições termos termos_e_condições condições_gerais
conference: conferência reunião
confirm: confirmar confirmação
consumption: consumo consumir
contact: contacto contato contactar
contain: conter contém inclui incluído
contract: contrato
cook: cozinhar cozinheiro
corkage: rolha taxa_de_rolha
cost: preço custar custo custa tarifa taxa quanto_custa quanto_custam qual_o_preço
cot: berço berço_de_viagem cama_de_bebé
cotton: algodão
country: país países
course: curso aula cursos lição
court: campo campos quadra court
cover: coberto cobrir cobertura
cow: vaca vacas
cream: natas nata creme
credit_card: crédito cartão cartão_de_crédito cartões_de_crédito
crown_tooth: coroa coroas
cup: chávena xícara copo
cure: curar cura tratamento
currency: moeda divisa
current: corrente correntes
curtain: cortina cortinas cortinados
customer: cliente clientes hóspede
cut: corte cortar corte_de_cabelo cortes_de_cabelo
dam: barragem
dance: dança dançar
danger: perigo perigoso
data: dados dados_pessoais proteção_de_dados
date: data datas
daughter: filha filhas
day: dia dias diário
dead: morto morrer morreu morte faleceu
deadline: prazo limite data_limite prazo_limite
dear_expensive: caro dispendioso
debt: dívida dívidas
deep: fundo profundo profundidade
degree: grau temperatura graus
delay: atraso atrasado tarde
deliver: entrega entregar envio enviar
dentist: dentista dentário
depart: partida saída partir sair
deposit: depósito caução sinal
describe: descrever descrição descrito
design: design desenho desenhar designer
dessert: sobremesa sobremesas
detergent: detergente
device: aparelho dispositivo eletrodoméstico aparelho_elétrico
deworm: desparasitação desparasitar vermífugo lombrigas
diabetes: diabetes diabético
diagnosis: diagnóstico
diesel: combustível gasolina gasóleo diesel
diet: dieta dietético
difference: diferença diferente
difficult: difícil dificuldade
dinner: jantar ceia
direction: direção indicações caminho como_chegar
dirty: sujo sujidade
disabled: deficiente deficiência incapacidade pessoas_com_deficiência
disappear: desaparecer desaparecido
disassemble: desmontar desmontagem
discount: desconto redução reduzido
discover: descobrir descoberto descoberta
dish: prato pratos
dishwasher: lava-louça máquina_de_lavar_loiça máquina_de_lavar_louça lava-louças
display: visor ecrã display
dive: mergulhar mergulho
doctor: médico doutor médica
document: documento documentos
dog: cão cães cachorro
donate: doar doação donativo
door: porta portas
double_room: quarto_duplo quartos_duplos quarto_de_casal
dough: massa amassar
download: descarregar baixar download
dozen: dúzia dúzias
drain: esgoto ralo drenagem cano
dress: vestido
dress_code: código_de_vestuário traje dress_code
drill: broca berbequim furadeira furar
drink: beber bebida bebidas
drive: conduzir condutor dirigir condução
driving_licence: carta condução habilitação carteira carta_de_condução carteira_de_motorista carteira_de_habilitação
dry: secar seco secador máquina_de_secar máquina_de_secar_roupa
dry_cleaning: limpeza_a_seco lavagem_a_seco lavandaria tinturaria
duck: pato ganso
dumpling: ravioli nhoque
duration: duração durar dura quanto_tempo_dura quanto_tempo_demora quanto_tempo
during: durante
dust: pó poeira
duvet: edredão cobertor roupa_de_cama
early: cedo antecipado
easter: páscoa
easy: fácil facilidade
eat: comer comida refeição
egg: ovo ovos
electric: elétrico eletricidade eléctrico luz
electricity: eletricidade energia luz electricidade
elevator: elevador ascensor
email: email e-mail correio correio_eletrónico correio_eletrônico
emergency: emergência urgência em_caso_de_emergência
employee: funcionário empregado pessoal colaborador
empty: vazio esvaziar
end: fim terminar acabar final
engine: motor
engineer: engenheiro arquiteto arquitecto
english: inglês
engraving: gravação gravar gravura
enter: entrada entrar acesso
entrance_fee: entrada ingresso bilhete preço_de_entrada bilhete_de_entrada preço_da_entrada
envelope: envelope envelopes
equipment: equipamento material
euro: euro euros
evening: noite
event: evento eventos
every: cada
exam: exame prova teste
example: exemplo
excursion: excursão passeio visita
exercise: exercício exercícios
exhaust: escape tubo_de_escape escapamento
exhibition: exposição exposições
exit: saída sair
expire: expirar válido validade caducar prazo_de_validade data_de_validade
explain: explicar explicação
express: expresso express
extend: prolongar extensão estender prorrogar
eye: olho olhos
eyebrow: sobrancelha sobrancelhas pestana cílios
fabric: tecido pano
facial: facial limpeza_de_pele tratamento_facial
factory: fábrica
family: família familiar famílias
far: longe distância
fare: tarifa bilhete passagem
farm: quinta fazenda agricultor herdade
fast: rápido depressa rapidamente
fat: gordura gordo
father: pai pais mãe
female: mulher mulheres feminino senhora
fence: cerca vedação
ferry: ferry balsa
festival: festival festa
fever: febre
few: poucos pouco
fill: encher preencher enchimento
filling_tooth: obturação obturações restauração_dentária chumbo
filter: filtro filtrar
find: encontrar encontrado achar
fine: multa penalidade coima
finger: dedo dedos
fire: incêndio incêndios fogo
firewood: lenha
fireworks: fogo_de_artifício fogos_de_artifício pirotecnia foguetes
first: primeiro primeira
first_aid: primeiros_socorros socorrista
fish: peixe peixes pesca pescar
fit: ajustar servir caber
fix: reparar reparação consertar arranjar conserto
flat_tyre: furo furado pneu_furado
flea_tick: pulga carraça carrapato parasita desparasitar
flight: voo avião voar
flood: inundação inundado cheia
floor: andar piso
flour: farinha
flower: flor flores ramo florista
fog: nevoeiro neblina
foot: pé pés
football: futebol
forbidden: proibido proibir interdito
forest: floresta bosque mata
forget: esquecer esquecido
form: formulário impresso
found_start: fundado fundada fundar fundação
founder: fundador fundadora fundou
free: grátis gratuito
free_of_charge: gratuito grátis sem_custos gratuitamente
free_vacant: livre disponível vago
freeze: congelador congelar congelado
fresh: fresco fresca
friday: sexta-feira sexta
fridge: frigorífico geladeira
friend: amigo amigos
fringe: franja
fruit: fruta frutas fruto
full: cheio completo lotado
full_board: pensão_completa
furniture: móvel móveis mobiliário
future: futuro
game: jogo jogar jogos brincar
garage: garagem oficina
garden: jardim jardins horta
garlic: alho
gas: gás
gate: portão portões cancela
gearbox: caixa_de_velocidades caixa_de_câmbio mudanças marchas
generator: gerador
gift: presente oferta prenda
gift_card: cartão_presente cartão-presente cartão_oferta cartões_presente
gift_voucher: vale voucher cheque vale_presente cheque_prenda vale-presente cheque-oferta
girl: menina rapariga
give: dar entregar
glacier: glaciar geleira
glass: vidro copo
glasses: óculos
glove: luva luvas
gluten: glúten trigo celíaco sem_glúten
go: ir
goggles: óculos_de_natação óculos_de_mergulho
gram: grama gramas quilo quilograma kg
grass: relva grama erva
grease: gordura massa_lubrificante lubrificar
green: verde
groom: tosquia tosa banho_e_tosquia banho_e_tosa
group: grupo grupos
group_lesson: aula_de_grupo aulas_de_grupo aulas_em_grupo
guarantee: garantia garantir
guardian: tutor encarregado responsável
guide: guia guiado guiada visita_guiada visitas_guiadas
gym: ginásio academia fitness sala_de_fitness
hair: cabelo pelo
hairdresser: cabeleireiro cabeleireira
hairdryer: secador secador_de_cabelo
halal: halal kosher
half: meio metade meia
half_board: meia_pensão meia-pensão
hall: sala salão
ham: presunto fiambre
handicraft: artesanato artesanal artesão
handle: pega maçaneta cabo puxador
harbour: porto portos
harness: arnês arneses
harvest: colheita colher vindima
hat: chapéu boné gorro
head: diretor chefe gerente responsável diretora
headache: cefaleia enxaqueca dor_de_cabeça dores_de_cabeça
headliner: cabeça_de_cartaz cabeças_de_cartaz atração_principal
health: saúde saudável
hear: ouvir audição
hearing: audição auditivo
heat: aquecimento aquecer aquecido calor
heavy: pesado peso
height: altura alto estatura altitude
helmet: capacete capacetes
help: ajuda ajudar
herb: erva ervas
high_chair: cadeira_alta cadeira_de_bebé cadeirão cadeira_de_alimentação
high_season: época_alta alta_temporada alta_estação
highlights: madeixas nuances mechas balayage
hike: caminhada caminhar trilho passeio
hill: colina monte
hire: aluguer alugar aluguel arrendar
history: história histórico
hobby: passatempo lazer
holiday: férias
home: casa domicílio lar
homework: trabalho_de_casa trabalhos_de_casa lição_de_casa
honey: mel
horse: cavalo cavalos equitação
hose: mangueira mangueiras
hospital: hospital
host: anfitrião
hot: quente calor
hot_tub: jacuzzi hidromassagem banheira_de_hidromassagem
hotel: hotel hotéis
hour: hora horas horário
house: casa casas
household: agregado doméstico lar
hungry: fome
ice: gelo cubos_de_gelo
ice_cream: gelado sorvete gelados
id_card: identidade passaporte bi cartão_de_cidadão cartão_do_cidadão bilhete_de_identidade carteira_de_identidade
ill: doença doente enfermidade
immediately: imediatamente imediato logo
implant: implante implantes
important: importante importância
indoor: interior coberto dentro
infection: infeção infecção infeccioso
ingredient: ingrediente ingredientes
injection: injeção injecção
injury: lesão ferimento ferido
insect: inseto insetos insecto
install: instalar instalação
instalment: prestação prestações parcelas parcelado
instructions: instruções manual manual_de_instruções modo_de_uso
instructor: instrutor professor monitor ensinar
insurance: seguro segurado seguradora
internet: internet wifi wi-fi
interpreter: intérprete tradução tradutor traduzir
interview: entrevista
invent: inventar inventado invenção
inventor: inventor inventar inventou
invite: convidar convite convidado
iron: ferro engomar passar ferro_de_engomar ferro_de_passar
island: ilha ilhas
jam: compota doce geleia
jewellery: joia joias joalharia
job: emprego trabalho vaga trabalhar oferta_de_emprego ofertas_de_emprego vaga_de_emprego
juice: sumo suco
jump: saltar salto pular
kayak: caiaque kayak caiaques
keep: guardar conservar manter
kennel: canil hotel_canino hotel_para_cães
kettle: chaleira
key: chave chaves
keyboard: teclado
kidney: rim rins renal
kilometre: quilómetro quilômetro km
kindergarten: infantário infância creche jardim_de_infância jardim-de-infância educação_infantil
kitchen: cozinha
knife: faca facas
knit: tricô tricotar malha
laboratory: laboratório
lactose: lactose laticínios lacticínios
ladder: escadote escada
lake: lago lagos
lamb: cordeiro borrego
lamp: lâmpada luz candeeiro iluminação
land: terra terreno
lane: pista pistas faixa raia
language: língua idioma línguas
last: último última
later: mais_tarde posteriormente depois
laundry: lavandaria lavanderia roupa
law: lei direito
lawyer: advogado advogada
lay: pôr colocar
leak: fuga vazamento infiltração
learn: aprender aprendizagem
leather: couro pele
left: esquerda esquerdo
leg: perna pata
legal: legal jurídico
lend: emprestar empréstimo
length: comprimento longo
lesson: lição aula
letter: carta
level: nível níveis
library: biblioteca
licence: licença
lid: tampa tampas
life_jacket: colete coletes colete_salva-vidas coletes_salva-vidas
lifeguard: nadador-salvador salva-vidas nadador_salvador
light: leve luz ligeiro
lighthouse: farol faróis
lightning: relâmpago raio raios trovoada trovão
like: gostar
limescale: calcário descalcificar
line: linha linhas
listen: escutar ouvir
litre: litro litros
live: viver morar residente
liver: fígado hepático
local: local locais regional
lock: fechadura cadeado trancar
locked: trancado fechado bloqueado
locker: cacifo armário guarda-volumes
login: login iniciar_sessão início_de_sessão utilizador
lose: perder perdido perda
lost_property: perdidos_e_achados achados_e_perdidos
low: baixo baixa
low_season: época_baixa baixa_temporada baixa_estação
lunch: almoço almoçar
machine: máquina máquinas
magazine: revista revistas
main: principal
main_course: prato_principal pratos_principais
maintenance: manutenção revisão
make: fabricar produzir produzido fazer
male: homem homens masculino
mandatory: obrigatório requerido exigido
manicure: manicure manicura
map: mapa planta
map_location: localização localizado onde_fica
market: mercado feira
marry: casar casado casamento
massage: massagem massagens
mat: tapete esteira colchão
material: material materiais
maximum: máximo máxima
measure: medir medida
meat: carne carnes
medicine: medicamento remédio medicação
meet: encontrar encontro reunião
member: sócio membro sócios
menu: menu ementa cardápio
message: mensagem mensagens
meter: contador metro
method: método métodos
metre: metro metros
metro: metro metrô metropolitano
microchip: microchip chip
microwave: micro-ondas
middle: meio centro
midnight: meia-noite meia_noite
mileage: quilometragem
milk: leite
million: milhão milhões
mine: mina minas
minibar: minibar frigobar
minimum: mínimo mínima
minute: minuto minutos
mirror: espelho
miss: faltar perder
mistake: erro erros engano
mobile_phone: telemóvel celular smartphone telefone_celular telefone_móvel
model: modelo modelos
monday: segunda-feira segunda
money: dinheiro
month: mês meses mensal
morning: manhã manhãs
motorcycle: mota moto motocicleta
mountain: montanha montanhas serra
mouth: boca bucal
move: mudança mudanças mudar
museum: museu museus
mushroom: cogumelo cogumelos
mustard: mostarda
nail: unha unhas manicure
name: nome nomes
nappy: fralda fraldas
native_speaker: nativo nativos língua_materna
nature: natureza natural
near: perto próximo
need: precisar necessário necessitar
needle: agulha agulhas
neighbour: vizinho vizinhos
new: novo nova
news: notícias novidades
newspaper: jornal jornais
next: próximo seguinte
night: noite noites
noise_loud: ruído barulho barulhento
non_swimmer: não_nadadores não_sabe_nadar
noodles: massa_chinesa macarrão noodles
noon: meio-dia meio_dia
north: norte
nose: nariz nasal
notice: aviso notificação avisar
notice_period: pré-aviso aviso
number: número
nurse: enfermeira enfermeiro
nut: noz nozes amendoim avelã frutos_secos frutos_de_casca_rija
offer: oferta oferecer oferece
office: escritório gabinete
official: oficial
oil: óleo azeite
oil_change: mudança_de_óleo troca_de_óleo
old: velho antigo
onion: cebola cebolas
online: online internet pela_internet
only: só somente apenas
open: abrir aberto abertura horário_de_funcionamento horário_de_abertura horas_de_abertura
operation: operação cirurgia operar
orange: laranja laranjas
order: encomenda encomendar pedido pedir
organic: biológico orgânico bio
organise: organizar organização
outdoor: exterior fora ao_ar_livre
oven: forno fornos
owner: proprietário dono dona
pack: embalar embalagem pacote
paddle: remo remos pagaia
paddleboard: sup prancha_de_sup stand_up_paddle
page: página páginas
paint: pintura pintar pintor tinta
pair: par pares
pan: frigideira panela tacho
paper: papel papéis
parade: desfile cortejo procissão
parcel: encomenda pacote
park: parque parques
parking: estacionamento estacionar parque parqueamento parque_de_estacionamento lugar_de_estacionamento vaga_de_estacionamento
parking_space: lugar_de_estacionamento vaga_de_estacionamento lugares_de_estacionamento vaga
partner: parceiro companheiro
pass: passe cartão
passenger: passageiro passageiros
password: senha palavra-passe palavra_passe
pasta: massa massas
path: trilho caminho trilha
patient: paciente doente utente
pay: pagar pagamento
paypal: paypal
pedal: pedal pedais
pedicure: pedicure pedicura
pen: caneta canetas
pension: pensão meia-pensão
people: pessoa pessoas gente
pepper: pimenta pimento
percent: percentagem cento porcento
performance: espetáculo atuação espectáculo
perfume: perfume perfumes
perm: permanente
permit: licença autorização
personalised: personalizado personalizar personalização por_medida
photo: foto fotografia imagem
piano: piano
picnic: piquenique parque_de_merendas
piece: peça pedaço unidade
pig: porco suíno
pillow: almofada travesseiro
pitch: alvéolo campo parcela
pizza: pizza pizzas pizaria
plan: plano planear planejar
plant: planta plantas plantar
plastic: plástico
plate: prato pratos
platform: plataforma cais
play: jogar brincar tocar
playground: parque_infantil playground parquinho
police: polícia
pool: piscina piscinas
poor: pobre pobres
popular: popular
population: população habitantes
portion: porção porções dose doses
possible: possível possibilidade possíveis
post: correio correios postal
potato: batata batatas
pound: libra libras
power_performance: potência
practical: prático prática práticas
pregnant: grávida gravidez
prepare: preparar preparação
prescription: receita receitas prescrição
pressure: pressão tensão
prevent: prevenir prevenção evitar
price_list: preçário tabela lista_de_preços tabela_de_preços
print: imprimir impressão impresso
printer: impressora impressoras
private: privado privada particular
private_lesson: aula_particular aulas_particulares aulas_privadas explicações
prize: prémio prêmio
problem: problema problemas
process: processo procedimento
product: produto produtos
profession: profissão ofício
programme: programa horário
project: projeto projetos projecto
proof: comprovativo recibo comprovante talão
protect: proteger proteção protecção
pub: bar pub
public: público pública
public_holiday: feriado feriados dia_feriado dias_feriados feriado_nacional
public_transport: elétrico metro metrô transportes transportes_públicos transporte_público
publish: publicar publicação
pump: bomba bombear encher
pupil: aluno alunos estudante
quality: qualidade
quantity: quantidade quantidades
quarter: quarto trimestre bairro
queue: fila espera esperar lista_de_espera sala_de_espera fila_de_espera
quiet: sossegado silêncio calmo tranquilo
quiet_hours: horas_de_silêncio horário_de_silêncio silêncio
rabbit: coelho coelhos
racket: raquete raquetes raqueta
raft: jangada balsa rafting
railway: comboio trem comboios ferrovia
railway_station: estação estações estação_de_comboios estação_ferroviária estação_de_trem
rain: chuva chover chove tempo
ramp: rampa rampas
range: autonomia alcance
raw: cru crua
read: ler leitura
ready: pronto pronta
reason: razão motivo
receive: receber recebido
reception: receção recepção rececionista
recipe: receita receitas
recommend: recomendar recomendado recomendação
recycle: reciclar reciclagem coleta_seletiva
red: vermelho tinto
reference: referência referências
referral: encaminhamento referenciação credencial
refrigerated: refrigerado frio
refund: reembolso reembolsar devolução devolução_do_dinheiro
register: inscrição inscrever registar matrícula registo
regular: regular habitual
reminder: lembrete aviso lembrar
remove: remover retirar tirar
repeat: repetir repete
replace: substituir substituição trocar
report: relatório comunicar participar
request: pedido pedir solicitação solicitar
rescue: resgate salvamento socorro
responsible: responsável responsáveis responsabilidade
rest: descanso descansar resto
restaurant: restaurante restaurantes
restore: restaurar restauro restauração
result: resultado resultados
retail: retalho varejo
return: devolução devolver
rice: arroz
ring: anel anéis aliança
risk: risco riscos
river: rio rios
road: rua estrada avenida
roaming: roaming
rodent: roedor roedores hamster porquinho-da-índia
roof: telhado teto cobertura
room: quarto quartos sala
root_canal: desvitalização desvitalizar tratamento_de_canal endodontia
rope: corda cordas
route: rota percurso itinerário trajeto
router: router roteador modem
rubbish: lixo resíduos
rule: regra regras regulamento
run: correr corrida
rye: centeio
safe: seguro segurança
safe_box: cofre
sail: vela velejar navegar veleiro
salad: salada saladas
salary: salário ordenado vencimento
sale: venda vender saldos
salmon: salmão
salt: sal salgado
same: mesmo igual
sample: amostra amostras
sand: areia
saturday: sábado
sauce: molho molhos
sauna: sauna
sausage: salsicha salsichas chouriço linguiça
save: poupar guardar salvar
school: escola escolar colégio
school_holidays: férias_escolares
science: ciência científico
scissors: tesoura tesouras
scooter: trotinete scooter patinete ciclomotor
scratch: risco riscos arranhão amolgadela
screen: ecrã tela
sea: mar marinho
sea_view: vista_mar vista_para_o_mar
season: época estação temporada sazonal
seat: lugar assento lugares
second_hand: usado segunda_mão
security: segurança
seed: semente sementes
self_checkin: self_check-in check-in_autónomo
self_service: self-service autosserviço
send: enviar envio mandar
senior: reformado idoso sénior aposentado terceira_idade
separate: separado separar
serial_number: número_de_série
serve: servir servido
service: serviço serviços
sesame: sésamo gergelim
sew: costurar coser costura
shampoo: champô shampoo
share: partilhar partilhado compartilhar
shave: barbear fazer_a_barba navalha lâmina
sheep: ovelha ovelhas
sheet: lençol lençóis
shelf: prateleira prateleiras estante
shellfish: marisco mariscos crustáceos frutos_do_mar
shoe: sapato sapatos calçado
shop: loja lojas
shoulder: ombro ombros
shower: duche chuveiro duches
shrimp: camarão camarões gamba gambas
shuttle: transfer traslado vaivém
sick_note: atestado_médico baixa_médica atestado
sign: assinar assinatura
signal: sinal
silver: prata
sim: sim cartão_sim
sing: cantar canto coro
single_room: quarto_individual quarto_single quartos_individuais quarto_de_solteiro
sink: lava-louça pia lavatório
skate: patinar patinagem patins
ski: esqui esquiar
skin: pele cutâneo
skipper: skipper capitão
sleep: dormir sono
sleeping_bag: saco-cama saco_de_dormir sacos-cama sacos_de_dormir
slow: lento devagar
small: pequeno pequena
smell: cheiro odor odores
smoke: fumar fumador fumo tabaco
smoke_detector: detetor_de_fumo detector_de_fumaça detetores_de_fumo
snow: neve nevar
soap: sabão sabonete
sock: meia meias
socket: tomada tomadas
socks: meias peúgas
soft: macio mole suave
software: software programa_informático
soil: solo terra
solar: solar solares fotovoltaico
sold_out: esgotado esgotados
soup: sopa sopas
sourdough: massa-mãe massa_mãe fermentação_natural
south: sul
soy: soja
spa: spa bem-estar termas
space: espaço lugar
spare_part: peça_de_reposição peças_de_reposição sobresselente sobressalente peças_sobresselentes
speak: falar falado fala
special: especial especiais
species: espécie espécies
speed: velocidade
spelt: espelta
spice: especiaria picante tempero
spoon: colher colheres
sport: desporto esporte desportivo
spouse: cônjuge esposo esposa
square: praça quadrado
square_metre: metro_quadrado metros_quadrados m²
squid: lula lulas polvo choco
stable: estábulo cavalariça
stage: palco
stain: mancha nódoa
stairs: escada escadas degraus
stall: banca bancas barraca stand
stamp: selo selos carimbo
standing: em_pé de_pé
starter: entrada entradas aperitivo petiscos
stay: estadia estada alojamento ficar
steal: roubar roubado roubo furto
steam: vapor
steel: aço
stock: stock estoque em_stock em_estoque
stolen: roubado roubo furto
stone: pedra pedras
stop: paragem parada parar
store_keep: guardar armazenar conservar armazenamento depósito_de_bagagem guardar_a_bagagem
storm: tempestade temporal
stove: fogão fogareiro salamandra
study: estudo estudar
subscription: assinatura subscrição
substitute: substituto substituição
sugar: açúcar
suggest: sugerir sugestão propor
suitable: adequado apto apropriado indicado
suite: suíte suite
summer: verão
sunday: domingo
surcharge: suplemento sobretaxa
sweet: doce doces
swim: nadar natação
swimsuit: fato_de_banho maiô calções_de_banho
switch_off: desligar desligado apagar
switch_on: ligar ligado acender
table: mesa mesas
take: levar tomar pegar
takeaway: take-away takeaway levar para_levar para_viagem
tank: depósito tanque reservatório
tap: torneira torneiras
tartar: tártaro placa_bacteriana destartarização
taste: sabor provar gosto degustação prova
tax: imposto iva taxa
taxi: táxi táxis
taxi_rank: praça_de_táxis ponto_de_táxi
tea: chá infusão
team: equipa equipe time
technician: técnico técnicos
technology: tecnologia técnica
teeth: dente dentes
television: televisão televisor tv
temporary: temporário provisório
tenant: inquilino arrendatário
tennis: ténis tênis
textbook: manual_escolar livro_didático manuais_escolares livro_didáctico
thank: obrigado agradecer
theatre: teatro teatros
theory: teoria teórico teórica
therapist: terapeuta massagista fisioterapeuta
thick: grosso espesso
thickness: espessura
thursday: quinta-feira quinta
ticket: bilhete bilhetes ingresso
tide: maré marés
tie: gravata amarrar
time: tempo hora horário
tip: gorjeta dica
today: hoje
together: juntos junto
toilet: wc sanitários banheiro
tomato: tomate tomates
tomorrow: amanhã
tool: ferramenta ferramentas
total: total
tourist: turista turismo turístico
tourist_tax: taxa turística taxa_turística taxa_de_turismo
towel: toalha toalhas toalha_de_banho toalhas_de_banho
tower: torre torres
toy: brinquedo brinquedos
tracking: rastreio rastreamento rastrear seguimento código_de_rastreio
traffic: trânsito tráfego
trailer: reboque reboques
training: formação treino treinamento
tram: elétrico eléctrico bonde
transport: transporte transportar
travel: viagem viajar
tree: árvore árvores
trial: experimental teste experimentar aula_experimental período_experimental
tuesday: terça-feira terça
tuition: propina propinas mensalidade
tune: afinar afinação afinador
turkey: peru
type: tipo género
tyre: pneu pneus
ultrasound: ecografia ultrassom ultrassonografia
umbrella: guarda-chuva guarda-sol chapéu
understand: entender compreender perceber
uniform: uniforme farda
university: universidade
unpack: desempacotar desembalar
update: atualização atualizar
urgent: urgente urgência
use: usar uso utilizar
vaccination: vacina vacinação vacinado
valley: vale
valuable: valor valioso objetos_de_valor objeto_de_valor
van: carrinha camião furgão caminhão
vegan: vegano vegan vegana
vegetable: legume legumes vegetais hortaliça
vegetarian: vegetariano vegetariana
vet: veterinário veterinária clínica_veterinária
view: vista vistas
village: aldeia vila povoação
vinegar: vinagre
virus: vírus antivírus
visit: visita visitar visitante
voice: voz vocal
volume: volume
volunteer: voluntário voluntariado
vote: voto votar votação
wall: parede muro muralha
ward: enfermaria ala
warehouse: armazém depósito
warm: quente morno
warning: advertência alerta atenção
wash: lavar lavagem máquina máquina_de_lavar máquina_de_lavar_roupa
watch: relógio relógios relojoeiro
water: água águas potável água_potável
watt: watt watts
wave: onda ondas
waxing: depilação cera depilar
weak: fraco fraca
wear: usar vestir
wednesday: quarta-feira quarta
week: semana semanas semanal
weekday: dia_útil dias_úteis dia_de_semana
weekend: fim-de-semana fds weekend fim_de_semana fins_de_semana final_de_semana
weigh: peso pesar pesa
west: oeste
wet: molhado húmido
wetsuit: fato_de_neoprene fato_de_mergulho neoprene roupa_de_neoprene
wheel: roda rodas
white: branco branca
whitening: branqueamento clareamento branquear
whole: inteiro completo
wholesale: grossista atacado por_grosso atacadista
wide: largo largura amplo
width: largura
wife: esposa mulher marido
wind: vento
window: janela janelas
windscreen: para-brisas para-brisa
wine: vinho vinhos adega
winter: inverno
wire: fio arame cabo
withdraw: retirar levantar desistir
withdrawal_period: desistência arrependimento resolução direito_de_arrependimento direito_de_livre_resolução
wool: lã fio novelo
workshop: oficina ateliê workshop
world: mundo mundial
write: escrever escrito escritor autor
wrong: errado incorreto
x-ray: radiografia raio-x raios raio_x raios_x
year: ano anos anual
yellow: amarelo
yoga: ioga
young: jovem jovens juventude adolescente
young_animal: cachorrinho filhote filhotes gatinho cria
youth: juventude jovem jovens adolescente juvenil
zip: fecho zíper fecho_éclair
`

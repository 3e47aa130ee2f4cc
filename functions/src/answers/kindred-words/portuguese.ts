export const PORTUGUESE = `
chegar checkin entrada
sair saída checkout deixar desocupar
quarto suíte acomodação apartamento alojamento
quarto: suíte duplo individual casal triplo solteiro
hospedagem alojamento estadia hospedar pernoite acomodação dormir
noite pernoite diária dormida
diária noite estadia
cama beliche colchão berço
berço bebê caminha cama
travesseiro almofada cobertor edredom manta
lençol lençóis toalha roupa enxoval
toalha roupão lençol
banheiro casa banho sanitário toalete lavabo wc
chuveiro ducha vestiário balneário
secador cabelo
ar condicionado climatização refrigeração
aquecimento aquecedor lareira caldeira
geladeira frigorífico frigobar minibar
cozinha fogão kitchenette copa
fogão forno micro-ondas microondas
louça pratos panelas talheres
lavar lavagem lavanderia máquina
secadora secar secagem
ferro engomar engomadoria tábua
limpar limpeza faxina arrumação higienização
faxineira diarista limpeza
elevador ascensor
escada degrau andar
andar piso pavimento
deficiente cadeirante acessibilidade acessível mobilidade rampa rodas
cadeirante rodas
entrar entrada acesso aceder
chave fechadura código
cofre valores joias guardar
recepção receção recepcionista atendimento balcão portaria
secretaria atendimento escritório
vista panorama varanda sacada
varanda terraço sacada
jardim quintal gramado relva parque pátio
praia mar litoral areia costa
espreguiçadeira guarda-sol guarda-sóis sombrinha
piscina nadar natação mergulhar banho
touca fato sunga maiô piscina
spa: sauna massagem hidromassagem jacuzzi
spa bem-estar termas relaxamento
massagem terapeuta
fisioterapia fisioterapeuta reabilitação
internet wifi rede conexão wireless ligação
televisão tv televisor canais
café pequeno-almoço manhã desjejum
café cafezinho bica expresso cafetaria
almoço refeição meio-dia
jantar noite ceia
comer refeição refeições restaurante prato alimentação
cantina refeitório refeição almoço
cardápio menu ementa carta pratos
lanche merenda petisco snack
beber drinque
bebida: refrigerante suco sumo água coca
álcool vinho cerveja caipirinha bebida
vinho garrafa rolha adega taça
rolha garrafa taxa
cerveja chope chopp imperial fino
chaleira chá café
vegetariano vegano vegetal carne
vegano vegetal
dieta alimentar restrição dietético
alergia alérgeno intolerância glúten lactose
alérgenos: amendoim nozes leite ovo soja marisco camarão sésamo gergelim
celíaco glúten trigo
leite laticínio lactose lacticínios
carne: boi frango porco peru picanha cordeiro presunto bife
peixe: bacalhau salmão atum sardinha camarão marisco
ingrediente conter contém composição receita
picante apimentado pimenta piripiri
halal kosher religioso carne
viagem levar retirada takeaway takeout
sobra resto embalar
mesa lugar reserva
gorjeta gratificação serviço
cadeirão cadeirinha criança
chef cozinheiro cozinha
garçom garçonete empregado atendente funcionário
pão padaria pãozinho fornada
padaria panificadora padeiro
bolo torta doce sobremesa confeitaria pastelaria
pão: baguete broa carcaça papo-seco brioche
doce: brigadeiro pastel gelado sorvete biscoito bolacha
preço custo valor tarifa quanto tabela
mensalidade valor propina anuidade quota parcela
propina matrícula mensalidade
caro dispendioso elevado
barato econômico desconto acessível
pagar pagamento quitar liquidar
pagar: cartão dinheiro pix transferência boleto multibanco cheque mbway
cartão: visa mastercard amex elo crédito débito multibanco
express: amex
pix transferência chave
transferência bancária iban depósito conta
dinheiro numerário espécie notas cash
dinheiro: reais euros moedas notas troco
parcelar prestação prestações vezes
adiantamento sinal antecipado
caução depósito garantia calção
fatura factura recibo nota fiscal
recibo comprovante talão cupom
nif contribuinte cpf cnpj fatura
orçamento orçar estimativa cotação proposta
desconto redução reduzido abatimento promoção convênio protocolo
promoção oferta saldo liquidação desconto
cupom cupão código promocional voucher vale
vale voucher presente cheque prenda
presente prenda oferecer oferta
grátis gratuito gratuidade cortesia incluído isento
incluído incluir incluso
suplemento adicional extra acréscimo taxa
imposto taxa tributo iva
imposto: iva irs irpf iptu icms inss iss
turístico turismo taxa
multa penalidade coima penalização autuação
atraso mora juros inadimplência vencido
reembolso devolver estorno devolução ressarcimento
despesa gasto reembolso
economizar poupar desconto poupança
aumento reajuste atualização subida
criança miúdo menino filho menor garoto
bebê lactente recém-nascido neném
adolescente jovem rapaz menor
menor idade dezoito
idade anos ano faixa etária
idoso sênior terceira reformado aposentado
aposentado reformado pensionista aposentadoria pensão
estudante aluno universitário
aluno educando criança estudante
pai pais mãe responsável encarregado família
encarregado responsável educação
família familiar agregado parentes
avó avós autorizado familiar
acompanhante adulto
irmão irmãozinho família
esposa marido mulher cônjuge parceiro companheiro
namorado parceiro
hóspede visitante convidado amigo
grupo excursão turma
cachorro cão animal cachorrinho canino cadela pet
cão: labrador bulldog poodle pastor caniche golden cachorrinho pug
cachorro: labrador bulldog poodle salsicha pastor shih golden filhote pug
animal: cachorro cão gato coelho papagaio hamster tartaruga cavalo
pet animal estimação
gato felino gatinho
coleira trela guia focinheira açaime
veterinário animal vacina
microchip chip registo registro
carraça carrapato pulga parasita
doença doente adoecer enfermidade infecção
febre doença temperatura termômetro febril
doença: gripe constipação resfriado tosse varicela catapora covid diarreia conjuntivite
piolho lêndea parasita
contagioso isolamento quarentena
médico doutor especialista clínico consulta
pediatra criança
enfermeiro enfermagem
dentista odontológico dentário dente estomatologista
dente: molar siso cárie obturação restauração canal
limpeza destartarização tártaro profilaxia
clareamento branqueamento branco
aparelho ortodontia alinhador
implante prótese coroa dentadura
extração extrair arrancar tirar
dor dói doer doloroso
dor urgência emergência
anestesia sedação dor
medo ansiedade nervoso ansioso receio
urgência emergência urgente pronto-socorro plantão
ambulância emergência samu inem
consulta marcação atendimento exame
receita prescrição medicamento remédio
remédio medicamento fármaco comprimido antibiótico
farmácia medicamento remédio farmacêutico
vacina imunização
sangue colheita coleta análise exame
exame análise resultado laudo
radiografia raio panorâmica
atestado declaração certificado justificação
atestado médico aptidão doença
gravidez grávida gestante gestação maternidade
maternidade paternidade parental licença
utente sns centro
convênio plano seguradora unimed
seguro apólice cobertura coberto
cirurgia operação intervenção
tratamento terapia tratar
muleta bengala andarilho andador
óculos lente vista
falta ausência ausente
falta avisar justificar comunicar
perder falta reposição
reposição repor compensar aula
cancelar desmarcar anular
desistir desistência cancelar
rescindir rescisão cancelar denúncia cessação
aviso antecedência prévio
arrependimento devolução desistência livre
contrato acordo vínculo fidelização fidelidade permanência
renovar prorrogar automático
suspender suspensão pausa congelar trancar interromper
trancar trancamento congelamento
remarcar reagendar adiar alterar mudar transferir
alterar mudar mudança modificar trocar
antecipar antecedência antes
prolongar estender prorrogar extensão
consulta horário marcação agendamento
reservar marcar marcação agendar
confirmar comprovante
disponível disponibilidade vaga livre
esgotado lotado cheio completo
espera fila aguardar lista
fila espera
entregar enviar expedição
enviar mandar despachar frete remessa
frete portes envio entrega
transportadora correio
transportadora: ctt dhl sedex gls ups jadlog
pacote encomenda embalagem volume
embalagem caixa embalar embrulho
pedido encomenda compra
comprar adquirir aquisição
vender comprar
rastrear rastreio rastreamento acompanhar seguir tracking
devolver devolução retornar troca
trocar substituir substituição
defeito defeituoso avaria estragado danificado
quebrar partir estragar danificado dano
dano danificar estrago prejuízo riscar
indenização indemnização prejuízo compensação
riscar arranhão amolgadela amassado
garantia defeito assegurado
consertar reparar arranjar assistência
manutenção revisão conservação
perder extraviado
esquecer perdido achado deixar
achado encontrado perdido
roubo furto assalto
polícia queixa participação boletim
polícia: psp gnr delegacia esquadra
encontrar achar localizar
responsabilidade responder responsabilizar
estoque stock armazém disponível
alfândega alfandegário aduana exterior
exterior estrangeiro internacional país europa
estrangeiro: espanha frança alemanha brasil suíça
ilhas açores madeira
roupa vestuário traje vestir vestimenta
uniforme farda fardamento bata traje
traje vestir dress elegante
camisola suéter blusa malha casaco
camiseta t-shirt camisa
calça jeans
calção calções bermuda shorts
sapato calçado tênis sapatilhas
chinelo havaianas sandália
casaco jaqueta blusão agasalho
bengaleiro chapelaria guarda-volumes casaco
tamanho medida número tabela
muda troca roupa
fralda fraldário trocador
carrinho bebê
mala bagagem mochila bolsa
bagagem mala guardar depósito
cacifo armário cadeado escaninho
trazer levar necessário preciso
material equipamento utensílio
alugar aluguel aluguer locação arrendar
emprestar empréstimo
guarda-chuva chuva
chuva chover temporal mau
temporal: chuva tempestade vento granizo trovoada
meteorologia clima previsão chuva
frio inverno gelo
calor quente temperatura verão
neve correntes
carro automóvel viatura veículo
veículo: moto carrinha furgão caminhão autocaravana
moto motocicleta motociclo scooter
bicicleta bike ciclismo
caravana autocaravana motorhome trailer
tenda barraca acampar camping campismo alvéolo
furgão carrinha van utilitária
estacionar parque vaga garagem parqueamento
elétrico carregar recarga
elétrico: tesla híbrido
eletricidade energia luz corrente
tomada energia eletricidade
combustível gasolina gasóleo diesel tanque etanol abastecer
pneu pneus borracharia roda
oficina mecânico conserto
mecânico técnico oficina
inspeção vistoria ipo
revisão manutenção inspeção
óleo filtro revisão
travão freio pastilhas
funilaria lataria chapa batido bate-chapas
para-brisa parabrisas vidro
substituição cortesia reserva
reboque guincho pane avaria assistência
acidente sinistro colisão batida
quilômetro quilometragem km
carta condução habilitação cnh motorista
condutor motorista conduzir dirigir
dirigir conduzir guiar
gps navegador
comboio trem estação ferroviária cp
aeroporto voo avião transfer
transfer traslado translado
ônibus autocarro camioneta paragem ponto
transporte: ônibus autocarro metrô metro trem comboio elétrico
táxi uber bolt
chegar caminho direção acesso
endereço morada localização rua fica local
longe distância perto minutos próximo
filial loja unidade sede agência
loja estabelecimento ponto
viagem viajar passeio excursão roteiro férias
passeio excursão trilha caminhada visita
passaporte visto documento
documento identidade identificação rg cpf bi
documento: passaporte cnh rg
viajante passageiro participante
funcionário colaborador empregado equipe pessoal trabalhador
colega colaborador equipe
chefe superior gerente diretor supervisor responsável
dono proprietário gerente fundador titular
diretor direção coordenador
presidente diretoria direção conselho
professor docente instrutor educador mestre
treinador instrutor personal coach
educadora auxiliar professora
porteiro zelador vigilante portaria
síndico administrador condomínio
cabeleireiro barbeiro salão
cabelo corte
tinta coloração pintar madeixas luzes tingir
escova brushing secar penteado
barba barbeiro
unha unhas manicure verniz esmalte
esteticista estética tratamento
depilação cera
florista floricultura flores
flor ramo buquê bouquet arranjo
flor: rosa tulipa girassol orquídea lírio
planta vaso
funeral luto coroa velório falecido
noiva buquê casamento
encanador canalizador cano vazamento fuga
vazamento fuga infiltração pingar água
eletricista instalação elétrico
artesão: encanador canalizador eletricista carpinteiro pintor pedreiro marceneiro
marceneiro madeira móveis
pintor pintura pintar parede
visita vistoria orçamento deslocação
obra reforma remodelação renovação
deslocação visita
advogado jurídico legal
contador contabilista técnico
imposto declaração fiscal irs
contabilidade balanço escrituração lançamento
consultoria aconselhamento conselho
arquiteto projeto planta
horário hora aberto abertura abrir abre
aberto abrir abertura funcionamento
fechado encerrar
domingo feriado fim-de-semana
fim-de-semana: sábado domingo
final: sábado domingo
semana: segunda terça quarta quinta sexta
útil dias semana
feriado festa festividade
feriado: natal páscoa carnaval réveillon corpus
natal natalino dezembro
páscoa pascal
réveillon passagem
carnaval fevereiro
férias recesso descanso folga
férias: agosto janeiro julho
verão: junho julho agosto dezembro janeiro fevereiro
inverno: dezembro janeiro fevereiro junho julho
primavera: março abril maio setembro outubro
outono: setembro outubro novembro abril
temporada época estação sazonal
manhã matinal cedo
tarde vespertino
noite noturno nocturno
cedo antecipado early antes
tarde atraso depois
atraso tarde tolerância
prazo limite data vencimento
vencer vencimento caducar expirar validade
válido validade vigência
começar início iniciar
acabar fim terminar final encerrar
durar duração demorar tempo
demorar prazo
mês mensal
ano anual
semana semanal
dia diário
frequência frequente vezes periodicidade
último final
primeiro inicial
contatar contactar telefone email
telefonar ligar chamada
celular telemóvel telefone smartphone
email e-mail correio escrever
whatsapp mensagem sms chat zap
responder resposta retorno
falar língua idioma inglês
idioma: inglês espanhol francês alemão português
reclamação queixa livro
reclamar insatisfeito satisfeito
denunciar comunicar
avisar comunicar informar notificar
problema avaria falha dificuldade
suporte apoio ajuda assistência
avaliação opinião comentário
dados privacidade pessoais proteção lgpd rgpd
dados armazenar guardar conservar
apagar eliminar excluir remover
senha palavra-passe password credencial
conta perfil utilizador usuário cadastro
login acesso entrar
bloquear bloqueio desbloquear
registar registrar inscrever cadastrar
computador portátil laptop notebook pc
programa software aplicação
aplicativo app smartphone
smartphone: iphone android samsung
atualizar versão
instalar configurar
importar carregar
exportar baixar descarregar
backup cópia segurança restaurar
erro falha bug
integrar conectar ligar
teste demonstração demo experimentar
licença utilizador usuário
servidor nuvem alojado hospedado
seguro segurança protegido proteção criptografia
fumar fumador fumante cigarro tabaco
cigarro: iqos vape charuto eletrônico
barulho ruído silêncio música barulhento sossego
silêncio sossego descanso tranquilo
vizinho condômino
regra norma regulamento regimento
proibir proibição vedado interdito
permitir permissão autorizado
aceitar bem-vindo
recusar rejeitado
obrigatório obrigação necessário exigido
autorização permissão consentimento
autorização delegar buscar
procuração representante
buscar levantar retirar recolher apanhar
retirar levantamento recolha
entregar apresentar enviar
assinar assinatura
formulário requerimento pedido ficha
requerer solicitar
curso aula formação
aula: yoga ioga pilates zumba spinning
aula sessão lição
aula experimental experiência teste
exame prova teste avaliação
exame aprovado passar reprovado
nota avaliação boletim pauta
tarefa dever casa lição
diploma certificado certidão
escola colégio instituto
escola: fundamental básico secundário médio
creche infantário jardim
creche: berçário maternal
adaptação acolhimento integração
prolongamento extensão horário
sesta soneca sono dormir
turma sala grupo classe
inscrever inscrição matricular inscrito
admissão candidatura vaga lista
sócio associado membro filiado
associação clube agremiação
quota anuidade sócio
assembleia reunião sócios geral
votar votação eleger eleição
voluntário ajudante
doar doação donativo oferta
assinatura subscrição plano mensal
plano: mensal anual
experimentar experimental grátis
bilhete ingresso entrada bilheteira
academia ginásio musculação fitness
treinar exercício malhar
desporto esporte atividade
esporte: futebol tênis basquete vôlei natação judô padel
desporto: futebol ténis basquetebol voleibol natação judo padel
quadra campo ténis
museu exposição acervo coleção
exposição mostra obra quadro
visita guiada
guia audioguia áudio
arte artista quadro pintura
música tocar concerto show
instrumento: piano violão guitarra violino bateria flauta viola
dança baile
fotografar foto imagem
vídeo filmar gravar filmagem gravação
câmera vigilância videovigilância
drone filmagem
evento festa celebração comemoração
evento: casamento aniversário batizado formatura comunhão
aniversário festa comemorar anos
casamento casar noivos matrimônio boda
reunião conferência sala congresso
sala salão espaço auditório
pessoas lotação lugares capacidade convidados
capacidade lotação máximo lugares
brincar brinquedo jogo
parque infantil parquinho playground
animação entretenimento recreação
churrasco churrasqueira grelha
fogo fogueira brasa chama
vela chama fogo
lixo resíduo coleta reciclagem reciclar contentor
lixo: plástico vidro papel orgânico pilha óleo
ferramenta furadeira berbequim
inquilino locatário arrendatário
senhorio locador proprietário
apartamento casa imóvel moradia alojamento
casa residência domicílio moradia
arrendar renda aluguel
sublocar subarrendar
condomínio condominial taxa
móveis mobiliado mobilado
conta: luz água gás
conta consumo fatura
mudança mudar transportar
trabalho emprego vaga posição função
contratar candidatura admissão
candidatura currículo vaga recrutamento
salário ordenado vencimento remuneração pagamento
décimo subsídio natal
subsídio auxílio benefício ajuda
benefício: vale subsídio plano
férias licença folga dispensa
extra horas extraordinário suplementar
turno escala horário
teletrabalho remoto home casa
intervalo pausa descanso
demissão demitir despedimento rescisão
experiência período experimental
estágio estagiário aprendiz
pensão aposentadoria reforma
sindicato convenção acordo
formação capacitação treinamento
lei legal legislação direito
direito garantido
mínimo menos menor
máximo limite ilimitado
quantidade quanto número
grande tamanho dimensão metros área
pequeno reduzido compacto
peso kg quilo
comprido comprimento dimensão
rápido expresso urgente imediato
acontecer ocorrer consequência sucede
dar entregar fornecer
receber obter conseguir
pedir solicitar requerer
escolher selecionar opção
ficar permanecer permanência
guardar conservar armazenar
colocar pôr deixar
usar utilizar uso
adicionar acrescentar incluir
partilhar compartilhar
transferir transferência transmitir ceder
ceder transferível intransmissível nominativo
fundar fundação fundador
produzir produção produto artesanal
fresco fresquinho diariamente
biológico orgânico natural
congelar freezer
esquentar aquecer forno
usado segunda mão seminovo
joia: anel colar brinco pulseira aliança
relógio pilha bateria
personalizar gravação medida
degustação prova
embrulhar presente embalagem
catering buffet bufê coquetel
mosquito inseto mosquiteiro
luz iluminação lâmpada
câmara prefeitura município junta
balcão atendimento repartição
certidão registro registo cartório conservatória
morte óbito falecimento
nascimento nascer
divórcio separação divorciar
lugar vaga assento
supermercado compras mercado
cambiar moeda
atm multibanco caixa levantamento
ouvir surdo áudio
cego visual braille
amamentar mamadeira biberão
ferido ferimento machucar cair acidente
lesão lesionado machucado
desmaio tontura
cabine provador vestiário
fidelidade pontos cartão
pontualidade atraso
embarque embarcar
seguro viagem
duplicado via cópia reemissão
boleto vencimento pagamento
atender plantão
refeição refeições
prestação prestações
promoção promoções
condição condições
lição lições
cartão cartões
avião aviões voo
reunião reuniões
animal animais
papel papéis
lençol lençóis
aluguel aluguéis
imóvel imóveis
móvel móveis
disponível disponíveis
acessível acessíveis
individual individuais
local locais
adicional adicionais extra
material materiais
anual anuais
mensal mensais
opção opções escolha
inscrição inscrições
transação transações
marcação marcações
restrição restrições
habitação moradia
hotel hotéis
portátil portáteis
pessoal pessoais
profissional profissionais
perder perco
pedir peço
trazer trago trouxe
abrir abre abrem
sair saio saem saída
pôr ponho põe colocar
medir meço
dormir durmo
vestir visto
cair caiu queda
doer dói doem dor
servir sirvo
pneu furado
sumir perdido
bilheteira ingressos guichê
parquímetro estacionar
estacionamento estacionar parque parqueamento
carro: estacionamento parque
brushing secar lavar
comprido longo
pacote pack plano
casamento noiva noivas
redução desconto estudante
universidade estudante estudantes universitário aluno
imprevisto desmarcação cancelamento falta
avisar desmarcar cancelar antecedência
mbway mb way
corrigir retoque correção
tom cor
gostar satisfeito retoque
folga descanso trabalha
segunda feira
alergia reação teste sensibilidade
prova teste experiência
tinta coloração cor
almoço: 12h 13h
contratar recrutamento emprego
extensões alongamento
massagem relaxamento
criança menino menina
pesar pesa peso quilos kg
medir medida dimensões tamanho
cortar cabelo aparar
aparar corte barba
filho criança infantil menino kids
criança infantil meninos kids mirim
bebê infantil
adulto inteira
homem homens masculino
mulher feminino senhora
levar cobrar custa preço
cobrar preço custa taxa valor
deslocação domicílio visita casa
vir deslocação domicílio visita
montar montagem instalação
desmontar desmontagem
esquentador caldeira termoacumulador
aquecedor esquentador
sanita autoclismo vaso
fim-de-semana sábados domingos fds
caro acréscimo suplemento adicional
barato desconto promoção económico
meia: estudante
meia-entrada estudantes metade
dividir conta parcelar separado
separado parte avulso
parcelar vezes cartão
cartão cartões crédito débito
mbway mb telemóvel
multibanco mb cartão
transferência nib iban
adiantado sinal antecipado entrada
sinal caução adiantamento antecipado
resto restante saldo
descanso fechado encerrado
reserva: site telefone sms whatsapp email online
agendamento marcação hora
cancelar desmarcar desistir
cancelamento desmarcação desistência
faltar comparecer comparência
aparecer falta comparecer comparência
remarcar alterar data
mau chuva tempo
chuva chover mau vento
réveillon ano-novo
graça grátis gratuito
gratuito grátis isento oferta
entrega frete domicílio portes
minimo mín
mínimo mín pelo
encomendar pedido enc
receber entrega
chegar entrega prazo
prazo entrega dias
bairro zona região
zona bairro concelho freguesia
morar bairro zona
motoboy entrega
estacionar parque lugares garagem
cachorro cães animais pet pets
degrau degraus escadas rampa
carrinho rampa elevador
elevador escadas
internet wi-fi wifi
wifi wi-fi senha internet
senha password palavra-passe wi-fi
lençol roupa cama
chegar check-in entrada
entrar check-in entrada
sair check-out saída
tarde late
mala bagagem bagagens
chave código cofre
passar diária day
diária day pernoite
almoço refeições
refeição refeições almoço jantar lanche
comida refeições lanche cozinha
comer refeições almoço lanche bar
mensalidade financeiro pagamento propinas
financeiro contas pagamentos mensalidades
tesouraria financeiro pagamentos
resolver tratar falar
tratar falar contactar
secretaria secretária administrativa
proprietário dono sócio
director direcção
coordenador responsável
responsável coordenador gerente
gerente responsável gerência
gerir gerente gerência
ensinar professor aulas
instrutor professor monitor
aula turma
aulas cursos sessões
treino aulas
natação hidro piscina nadar
hidroginástica hidro natação
ginástica ginásio aulas
dançar ballet
cantar voz coro
piano teclado
desenhar pintura
cerâmica barro olaria argila
queima forno
cozer cozedura queima
glúten celíacos trigo farinha
contaminação fritadeira cruzada vestígios traços
lactose leite lacticínios queijo
leite lactose lacticínios manteiga queijo
vegano vegetal plant
vegetariano vegetal legumes
ovo ovos
amendoim amendoins
noz castanhas amêndoas frutos
nozes frutos amêndoa avelã castanha
feito ingredientes base composição
ingredientes leva contém feito
hambúrguer burger blend
batata fritas
frango galinha aves
carne bovina
açúcar adoçante
levar trazer traga
vestir roupa calçado
roupa vestuário confortável
avental bata
fornecer incluído
emprestado aluguer
turma alunos vagas grupo
grupo turma pessoas participantes
pessoas: alunos participantes lugares
participante alunos pessoas
máximo máx até
lotação máx máximo lugares
separado à extra avulso
extra extras adicional parte
começar início partir
durar duração horas
duração horas minutos
demorar duração tempo prazo
altura cm metro
recibo talão fatura
talão recibo fatura comprovante
promoção saldos promoções
vale crédito
avaria arranjo
avariar garantia
usado segunda retoma
antigo velho usado retoma
levantar recolha loja
retirar levantamento loja
telefone tel telemóvel telef
ligar tel telefone
contactar tel telefone email
contato tel telefone email whatsapp
celular telemóvel whatsapp
inscrever inscrição inscrições matrícula
experimentar experimental experiência
particular individual privada personalizada
principiante iniciante
iniciante principiantes básico
fumar proibido
metro estação
carregar eléctrico
esplanada terraço exterior
fora exterior esplanada
pais acompanhantes encarregados
estudante cartão
residente moradores
lavar lavagem lavagens
engomar passar
pronto prazo
ano anual anuidade
`

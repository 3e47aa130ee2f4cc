/** Questions that next to no business document answers, one a line. */
export const PORTUGUESE = `
Qual é a capital da Austrália?
Quantos jogadores tem uma equipa de futebol?
Quem pintou o teto da Capela Sistina?
Como tiro uma mancha de vinho tinto do tapete?
Que temperatura deve atingir um frango assado por dentro?
Quando é que o primeiro homem pisou a Lua?
Qual é a altura da montanha mais alta de África?
Que vitamina contêm sobretudo as laranjas?
Com que frequência devo regar um cato?
Quem escreveu o romance sobre a baleia branca?
Que moeda se usa na Suíça?
Quanto tempo demora o voo de Londres para Nova Iorque?
O que causa os trovões e os relâmpagos?
Que rio atravessa Viena?
Quantas cordas tem um violino?
Qual é o símbolo químico do ouro?
Como ensino o meu cão a sentar-se?
Que país ganhou o Mundial de futebol em 1998?
Quanto sal leva um pão?
O que decidiu o governo sobre o novo imposto sobre o açúcar?
Quem foi o primeiro presidente da África do Sul depois do apartheid?
Quantas pessoas vivem na maior cidade do Japão?
Por que razão o mar é salgado?
Que língua fala a maioria das pessoas no Brasil?
Que planeta tem mais luas?
Como fazem o mel as abelhas?
Quando terminou na Europa a Segunda Guerra Mundial?
Que percentagem da população vive no campo?
Quem inventou a imprensa?
Que empresa construiu o primeiro carro elétrico?
Como escolhe uma universidade os seus novos estudantes?
Qual era o papel do rei na igreja?
Quantos soldados morreram na batalha?
Qual é a principal fonte de energia na Islândia?
Que lei protege os trabalhadores contra o despedimento?
O que recomendam os médicos contra a dor de cabeça?
Quantos membros tem o parlamento nacional?
Porque perdeu o império as suas colónias?
Que tipo de música escreveu o compositor para a ópera?
Quando foi inaugurada a linha de comboio entre as duas cidades?
Que animais vivem na floresta tropical?
O que acontece ao oxigénio quando o ferro enferruja?
Como é determinado o salário dos professores?
Quem liderou a expedição ao Polo Sul?
Quanto chove em média no deserto no verão?
Como troco a pilha de um relógio de pulso?
A que horas parte o último comboio para o aeroporto?
Onde posso renovar o passaporte?
Que filme ganhou o prémio de melhor filme no ano passado?
Como reponho a palavra-passe da minha conta de correio?
Qual é a melhor maneira de aprender a tocar guitarra?
Quantas calorias tem uma banana?
Que plantas crescem bem à sombra?
Que tempo vai fazer amanhã?
Como entrego a declaração de impostos?
Que medicamento ajuda contra a febre dos fenos?
Em que ano morreu?
Como se chamava o seu irmão?
Que grupos eram contra a reforma?
Quem comandava o exército?
Quanto dinheiro rendeu o filme?
O que descobriram os cientistas na gruta?
Que cidade recebeu os jogos?
Que dois países assinaram o acordo?
Porque deixaram os operários a fábrica?
A quem pertencia a terra antes da guerra?
`

export const PORTUGUESE = `
chama coisa exemplo maneira nome numero pessoa pessoas razao posso pode podes podemos podem
poderia poderiam podia puder possa possamos possivel possiveis possibilidade devo deve devemos
devem deveria deveriamos dever preciso precisa precisamos precisam precisar precisava precisaria
necessario necessaria necessarios necessarias quero quer queres queremos querem queria queriamos
quiser gostaria gostariamos gostava pretendo pretendemos faco faz fazes fazemos fazem fazer feito
feita feitos fazendo fiz fez vou vai vais vamos vao ir fui venho vem vir vier pego pega pegar
levo leva levar levamos trazer trago traz dou dar damos dao dado recebo recebe recebemos receber
recebem obter conseguir consigo consegue conseguimos encontra encontrar encontramos acho acha
achar usar usa usamos usado utilizar utilizo utiliza funciona funcionam funcionar acontece
acontecem acontecer existe existem havia oferecem oferece oferecer sei sabe sabes sabem saber
sabia dizer diz dizem disse informar pergunto perguntar pergunta perguntas peco pedir pede pedem
entender entendi entendo compreender penso espero procuro procurar procurando ficar fica fico
ficamos ficam ficaria ficava deixar deixo deixa deixamos serve ajudar ajuda significa depende
esposa marido mulher filho filha filhos filhas mae pai pais avo avos irmao irma irmaos amigo
amiga amigos amigas namorado namorada companheiro tio alguem ninguem algo nada tudo todo todos
todas cada qualquer algum alguma alguns algumas outro outra outros outras mesma tal certo certa
certos certas varios varias diferente diferentes gente cliente clientes senhor senhora senhores
voce voces coisas caso casos modo forma jeito tipo tipos informacao informacoes info infos
detalhe detalhes duvida duvidas problema problemas questao questoes motivo situacao
possibilidades opcao opcoes vez vezes momento tempo lugar hoje amanha agora ja ainda sempre nunca
logo talvez entao tb apenas somente realmente exatamente exactamente cerca quase eventualmente
normalmente geralmente habitualmente costuma costumam rapidamente atualmente diretamente
provavelmente porem alem disso assim tanto tanta tantos muita muitos muitas pouco bastante bem
melhor bom boa bons boas grande pequeno normal normais importante importantes favor obrigado
obrigada obg desculpe desculpa desculpem gentileza gentilmente ola oi dia prezado prezados
agradeco ok okay ta pra pro pras pros pq vc vcs q qdo qto qnt tbm msm pfv ne ai ca aqui ali daqui
dai quanta quantos quantas aonde cade dois duas tres quatro cinco seis sete oito nove dez onze
doze comigo conosco connosco contigo juntos desde interessado interessada interessados aceitam
aceita aceitar aceitais permitido permitida permitem dispoem a as aos da anda ando andam andar
tive teve tinha tinham tenho tens temos ter tido fiquei ficou ficaram esta estou estamos estao
estive estar levam conta propria proprio proprios passar passo ser sera seria sou somos sao era
foi fosse la vivo vive moro mora moramos antes depois durante quinze vinte gosto gostei
tia sogra sogro sogros cunhado cunhada primo sobrinho sobrinha sobrinhos neto neta netos prefiro
preferia preferir vontade ideia ontem proximo proxima proximos passada passado treze catorze
dezasseis dezesseis dezassete dezessete dezoito trinta quarenta cinquenta cem tenha tenham tenhamos
houver estiver esteja estejam sozinho sozinha estejamos fossemos acabei acabo acabou saberia queira
queiram dava desse tentar tento organizar aprender aprendo relativo relativa dele
`

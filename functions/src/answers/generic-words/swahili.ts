export const SWAHILI = `
nani nini lini wapi gani ipi upi yupi zipi kipi vipi yapi ngapi mangapi wangapi vingapi mingapi je
mbona kwanini namna jinsi njia aina kitu vitu mambo jambo kiasi idadi kiwango namba nambari sehemu
mahali taka kuja kwenda nataka ningependa napenda penda hitaji nahitaji omba naomba tafadhali
samahani asante ahsante shukrani habari salamu shikamoo niaje weza naweza tunaweza mnaweza
inawezekana wezekana paswa napaswa inabidi bidi lazima ruhusiwa takiwa ninatakiwa jua najua fahamu
kufahamu fahamisha elewa sema kusema ambia niambie tuambie eleza nieleze elezea elekeza nielekeze
jibu swali uliza kuuliza nauliza tafuta natafuta pata kupata napata patikana mnapatikana kuna hakuna
ipo zipo yapo kipo vipo upo wapo iko ziko kiko viko uko mko mpo nina una ana tuna mna wana hamna
sina kuwa kuwepo fanya kufanya mnafanya fanyika tumia kutumia toa mnatoa onyesha nionyeshe ona naona
tazama angalia saidia nisaidie msaada taarifa maelezo info maana maanisha itwa anaitwa jina kabisa
sana zaidi pia tu bado sasa kawaida kwa mara daima kila wote zote yote vyote mwingine nyingine
kingine wengine baadhi kadhaa mtu watu mmoja moja kama ikiwa endapo iwapo kuhusu juu husu husiana
labda huenda pengine kweli hakika uhakika sawa ndiyo ndio hapana siyo sio la mimi wewe yeye sisi
nyinyi wao mie kaka dada bosi boss ndugu bwana hii hiyo huyo huo hizi hizo haya hayo hicho hivyo
hivi hapa hapo huko pale please sorry thanks ok okay hello hi
`

import { openBrowser, openVisit } from './emulators/journeys/support/page.ts'
const b=await openBrowser()
for (const [w,scheme,p,n] of [[1440,'light','/','a'],[390,'dark','/','b'],[820,'dark','/','c'],[1440,'dark','/terms#cancellation','d'],[390,'light','/nowhere','e']] as const){
 const v=await openVisit(b,{width:w,height:900}); await v.page.emulateMedia({colorScheme:scheme})
 await v.page.goto('http://127.0.0.1:21000'+p); await v.page.waitForTimeout(600)
 await v.page.screenshot({path:`/tmp/shots/site-${n}.png`,fullPage:!p.includes('#')})
 console.log(v.complaints); await v.context.close()
}
await b.close()

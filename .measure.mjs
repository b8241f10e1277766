// node --import tsx measure.mjs ROOT [rounds]
const [root, roundsText='5', localesText='en'] = process.argv.slice(2);
const { catalogue } = await import(`${root}/src/catalogue/index.ts`);
const D = await import(`${root}/src/engine/describe/index.ts`);
const { playOut } = await import(`${root}/src/players/playOut.ts`);
const { anyTable } = await import(`${root}/src/tools/simulate/simulation.ts`);
const names = { seat: (s) => `P${s+1}`, character: (id) => D.describeName(id) };
const ids = Object.values({...catalogue}).flatMap((d) => [...d.keys()]);
const recorded = []; let decisions=0, choices=0, events=0;
for (const seed of ['m1','m2','m3','m4','m5','m6']) {
  playOut(anyTable(seed), seed, 'random', {
    each: (_s, d) => { recorded.push({ d }); decisions++; choices += Math.min(25, d.choices.length); },
    told: (es) => { for (const e of es) { recorded.push({ e: e.what }); events++; } },
  });
}
const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
let chars = 0;
function game(l, names) {
  for (const { d, e } of recorded) {
    if (e) { chars += D.describeEvent(e, names, l).length; continue; }
    const q = D.describeDecision(d, names, l); chars += q.title.length;
    for (const c of d.choices.slice(0, 25)) { const t = D.describeChoice(c, d, names, l); chars += t.label.length + D.describeFully(c, l).length; }
  }
}
let cards=0;
function all(l) { for (const id of ids) { try { for (const line of D.describeCard(id, undefined, l).lines) chars += line.length; cards++; } catch {} } }
for (const l of localesText.split(',')) {
  const nn = { seat: (s) => `P${s+1}`, character: (id) => D.describeName(id, l) };
  const g=[], c=[];
  let t=cpu(); all(l); const first = cpu()-t;
  for (let r=0;r<Number(roundsText);r++) { t=cpu(); game(l, nn); g.push(cpu()-t); t=cpu(); all(l); c.push(cpu()-t); }
  const min=(x)=>Math.min(...x).toFixed(0), med=(x)=>[...x].sort((a,b)=>a-b)[x.length>>1].toFixed(0);
  console.log(root, l, { decisions, choices, events, firstCards: first.toFixed(0), gameMin: min(g), gameMed: med(g), cardsMin: min(c), cardsMed: med(c), chars });
}

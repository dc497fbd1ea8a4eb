/**
 * Compares the anchor with the database: a head that is anchored and not there means a tail that was cut, or a database of an
 * older backup; another head under its number means a chain made anew.
 *
 * Reads the anchor twice, a thousand lines at a time: first for new beginnings, which set aside what was anchored and is
 * not there any more, then to compare. Out: the last seal that the anchor vouches for.
 */
import { formatInstantBr } from '@sede/domain/kernel';
import type { Db } from '../db/index.ts';
import { type Anchor, type AnchorPlace, isGenuine } from './anchors.ts';
import type { AuditKeys } from './audit-keys.ts';
import type { Findings } from './report.ts';
import { storedResumos } from './sealer.ts';
import type { ChainFacts } from './verify-chain.ts';

const AT_ONCE = 1000;
const HOUR_MS = 3_600_000;
const RESTART = 'npm run audit:anchor -- --motivo "…"';

/** New beginnings by the place in which they stand among the lines. */
async function readRestarts(place: AnchorPlace, { notice }: Findings): Promise<{ at: number; anchor: Anchor }[]> {
  const restarts: { at: number; anchor: Anchor }[] = [];
  let at = 0;
  let broken = 0;
  for await (const anchor of place.read()) {
    if (anchor === null) broken += 1;
    else if (anchor.motivo !== undefined) restarts.push({ at, anchor });
    at += 1;
  }
  if (broken > 0) notice(`A âncora em ${place.description} tem ${broken} linha(s) que não consigo ler.`);
  for (const { anchor } of restarts)
    notice(`Âncora recomeçada no selo ${anchor.numero} em ${formatInstantBr(anchor.em)}: ${anchor.motivo}`);
  return restarts;
}

export async function checkAnchors(
  db: Db,
  { keys, place, findings, chain }: { keys: AuditKeys; place: AnchorPlace; findings: Findings; chain: ChainFacts },
): Promise<number> {
  const { report, problem, notice } = findings;
  const restarts = await readRestarts(place, findings);
  let vouched = 0;
  let first: Anchor | undefined;
  let beyond: Anchor | undefined;

  const compare = async (page: readonly Anchor[]) => {
    const stored = await storedResumos(db, page);
    for (const anchor of page) {
      const { numero, em } = anchor;
      first ??= anchor;
      if (isGenuine(keys, anchor) === false) {
        problem(`Âncora: a linha do selo ${numero} (${formatInstantBr(em)}) não confere com a chave.`);
        continue;
      }
      const resumo = stored.get(numero);
      // Asked after the line was read, and a seal is anchored after its commit: a missing one is missing.
      if (resumo === undefined) {
        if (numero > (beyond?.numero ?? 0)) beyond = anchor;
        continue;
      }
      if (resumo === anchor.resumo) vouched = Math.max(vouched, numero);
      else problem(`Selo ${numero}: não é o que estava na âncora em ${formatInstantBr(em)}.`);
      if (numero >= (report.ancora?.selo ?? 0)) report.ancora = { selo: numero, em };
    }
  };

  let page: Anchor[] = [];
  let at = 0;
  for await (const anchor of place.read()) {
    const here = at++;
    if (anchor === null) continue;
    if (restarts.some((restart) => restart.at > here && anchor.numero > (restart.anchor.ate ?? 0))) continue;
    page.push(anchor);
    if (page.length < AT_ONCE) continue;
    await compare(page);
    page = [];
  }
  await compare(page);

  if (beyond) {
    problem(
      `A âncora vai até o selo ${beyond.numero} (${formatInstantBr(beyond.em)}), e o banco só até o ${chain.head.numero}: ` +
        `cortaram o fim da auditoria, ou este banco é de uma cópia mais antiga. Se foi uma restauração, registre-a: ${RESTART}`,
    );
  }
  if (!first) {
    if (chain.firstKeyed)
      notice(`Não há âncora em ${place.description}: só a chave protege os selos. O servidor começa outra.`);
  } else if (
    chain.firstKeyed &&
    Date.parse(first.em) - Date.parse(chain.firstKeyed.em) > HOUR_MS &&
    first.motivo === undefined
  ) {
    notice(`A âncora começa no selo ${first.numero} (${formatInstantBr(first.em)}); a de antes dele não está mais lá.`);
  }
  return vouched;
}

/**
 * Checks single entries: the content against its digest, the digest against its keyed mark, and whether the program wrote it.
 *
 * An entry that names somebody or an operation must carry the program's proof, which covers who, when, which operation; one
 * without a name (a migration, the owner by hand) claims nothing: it is counted. A proof stands for one transaction, whose
 * entries are sealed together: one that turns up again in a later seal was copied. Source: decision 056.
 */
import { type RawBuilder, sql } from 'kysely';
import { type Db, unhurried } from '../db/index.ts';
import { type AuditKey, type AuditKeys, type Deed, printOfProof } from './audit-keys.ts';
import type { Findings } from './report.ts';
import { SEAL_ENTRIES } from './sealer.ts';

/** What a check needs of an entry, with `a` as the table's alias. */
export const ENTRY: RawBuilder<unknown> = sql`a.id as entrada, a.digest, a.prova, a.apagado_em is not null as apagada,
  case when a.apagado_em is null then a.digest = sede.digest_auditoria(a.id, a.em, a.usuario_id, a.usuario_nome, a.operacao,
      a.requisicao, a.motivo, a.modulo, a.tabela, a.registro_id, a.acao, a.antes, a.depois)
    else a.antes is null and a.depois is null and a.apagado_motivo is not null end as certa,
  (extract(epoch from a.em) * 1000000)::bigint::text as em, a.usuario_id as "usuarioId", a.usuario_nome as nome, a.operacao,
  a.requisicao`;

export interface EntryRow extends Deed {
  entrada: number;
  digest: Buffer;
  prova: Buffer | null;
  apagada: boolean;
  certa: boolean;
}

export interface EntryCheck {
  /** In a seal of `key`; null: not sealed yet, or by a key that is not known. */
  keyed(row: EntryRow, mark?: { key: AuditKey; marca: Buffer | null }): void;
  /** In a seal from before the key. */
  old(row: EntryRow): void;
  /** Prints of keys that sealed, so that a proof by one of them is told from an invented one. */
  sealedBy: Set<string>;
  /** Tells what was only counted. */
  finish(): void;
}

export function createEntryCheck(keys: AuditKeys, { report, problem, notice }: Findings): EntryCheck {
  const nameless: number[] = [];
  let namelessMore = 0;
  let foreign = 0;
  const sealedBy = new Set<string>([keys.current.print]);

  const content = ({ entrada, apagada, certa }: EntryRow): boolean => {
    report.entradas += 1;
    if (apagada) report.apagadas += 1;
    if (certa) return true;
    problem(
      apagada
        ? `Entrada ${entrada}: dada como apagada, mas tem conteúdo ou não tem motivo.`
        : `Entrada ${entrada}: o conteúdo não confere com o seu resumo.`,
    );
    return false;
  };

  const origin = (row: EntryRow): void => {
    const { entrada, prova, nome, operacao, usuarioId } = row;
    if (prova === null) {
      if (usuarioId !== null || operacao !== null) {
        const who = [nome, operacao].filter((part) => part !== null).join(', ');
        problem(`Entrada ${entrada}: diz ser de ${who || usuarioId}, mas não foi o programa que a escreveu.`);
      } else if (nameless.length < 5) nameless.push(entrada);
      else namelessMore += 1;
      return;
    }
    const print = printOfProof(prova);
    const key = keys.find(print);
    if (key === undefined && sealedBy.has(print)) foreign += 1;
    else if (!key?.proves(prova, row)) problem(`Entrada ${entrada}: a assinatura da transação não é a do programa.`);
  };

  return {
    sealedBy,
    keyed(row, mark) {
      if (!content(row)) return;
      if (mark && !mark.marca?.equals(mark.key.mark(row.entrada, row.digest))) {
        problem(`Entrada ${row.entrada}: foi alterada depois de selada.`);
        return;
      }
      origin(row);
    },
    old(row) {
      if (content(row) && row.prova !== null)
        problem(`Entrada ${row.entrada}: é de depois da chave, mas está num selo sem chave.`);
    },
    finish() {
      const nameles = nameless.length + namelessMore;
      if (nameles > 0) {
        const which = nameless.join(', ') + (namelessMore > 0 ? '…' : '');
        notice(
          `${nameles.toLocaleString('pt-BR')} entrada(s) sem autor (${which}): migrações, ou alguém direto no banco.`,
        );
      }
      if (foreign > 0)
        notice(
          `${foreign.toLocaleString('pt-BR')} entrada(s) assinadas com um segredo que não conheço: a assinatura não foi conferida.`,
        );
    },
  };
}

/** Entries whose proof belongs to a transaction that an earlier seal has closed already. */
export async function checkCopiedProofs(db: Db, { problem }: Findings): Promise<void> {
  const { rows } = await unhurried(db, (tx) =>
    sql<{ id: number }>`
    with seladas as materialized (
      select a.id, a.prova, coalesce(s.numero, 9223372036854775807) as numero
      from auditoria a left join auditoria_cadeia c on c.auditoria_id = a.id left join auditoria_selos s on s.id = c.selo_id
      where a.prova is not null
    ), repetidas as (
      select prova, min(numero) as primeiro from seladas group by prova having min(numero) <> max(numero)
    )
    select l.id from repetidas r join seladas l on l.prova = r.prova and l.numero > r.primeiro
    where exists (select 1 from auditoria_selos x
      where x.numero >= r.primeiro and x.numero < l.numero and x.quantidade < ${SEAL_ENTRIES})
    order by l.id limit 500`.execute(tx),
  );
  for (const { id } of rows) problem(`Entrada ${id}: usa a assinatura de uma transação que já estava selada.`);
}

/**
 * Whom a selection reaches, and who stays out for which reason: the mailings' own statement, for the topic of surveys.
 *
 * In: a condition over the members `f`. Out: everybody of it, by name, with the address that they chose and the reason, if any.
 * Source: decisions-members (Communication: Address, Counted out; Survey).
 */
import type { InputOf } from '@sede/domain/contract';
import { nomeProprio } from '@sede/domain/kernel';
import type { MotivoDeFora } from '@sede/domain/modules/comunicacao/comunicacoes';
import {
  DESTINATARIO_FIELDS,
  type ROTULO_DE_FORA,
  type ROTULO_ESTADO_DO_DESTINATARIO,
} from '@sede/domain/modules/comunicacao/comunicacoes';
import { TEMA_DAS_PESQUISAS } from '@sede/domain/modules/comunicacao/pesquisas';
import type { pesquisasContract } from '@sede/domain/modules/comunicacao/pesquisas/contract';
import type { Casa } from '@sede/domain/modules/filiados/filiados';
import type { Tema } from '@sede/domain/modules/filiados/meu-perfil';
import { type RawBuilder, sql } from 'kysely';
import { alvosDe, type readOpcoes } from '#modules/comunicacao/comunicacoes/index.ts';
import type { RawContext } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { exportReply, fieldColumns } from '#platform/exports/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { pesquisas } from './pesquisa.record.ts';

export interface Alvo {
  filiadoId: string;
  nome: string;
  casa: Casa;
  email: string | null;
  motivo: MotivoDeFora | null;
}

/** The topic; where the settings have lost it, what members chose of it still holds. */
export const temaDasPesquisas = ({ temas }: Pick<Awaited<ReturnType<typeof readOpcoes>>, 'temas'>): Tema =>
  temas.find(({ nome }) => nome === TEMA_DAS_PESQUISAS) ?? {
    ...{ nome: TEMA_DAS_PESQUISAS, obrigatorio: false, optIn: false, desfiliados: false },
  };

export async function listAlvos(db: Db | Tx, condition: RawBuilder<unknown>, tema: Tema): Promise<Alvo[]> {
  const { rows } = await sql<Alvo>`
    select id as filiado_id, nome, casa, lower(email) as email, motivo from (${alvosDe(condition, tema)}) a
    order by nome, id`.execute(db);
  return rows;
}

/** How many stay out for each reason. */
export function countFora(
  alvos: readonly { motivo: MotivoDeFora | null }[],
): { motivo: MotivoDeFora; quantidade: number }[] {
  const counts = new Map<MotivoDeFora, number>();
  for (const { motivo } of alvos) if (motivo) counts.set(motivo, (counts.get(motivo) ?? 0) + 1);
  return [...counts].map(([motivo, quantidade]) => ({ motivo, quantidade }));
}

interface Linha {
  nome: string;
  casa: Casa;
  estado: keyof typeof ROTULO_ESTADO_DO_DESTINATARIO;
  motivo: keyof typeof ROTULO_DE_FORA | null;
}

/** Who gets it and who does not, for whoever says yes to it. Whether anybody answered is not in it. */
export async function exportDestinatarios(
  ctx: RawContext,
  { id, formato }: InputOf<(typeof pesquisasContract)['destinatarios']>,
) {
  const { criadoEm } = await pesquisas.get(ctx, id);
  const { rows } = await sql<Linha>`
    select coalesce(nullif(btrim(f.nome_social), ''), f.nome_completo) as nome, c.casa, c.estado, c.motivo
    from pesquisa_convites c join filiados f on f.id = c.filiado_id
    where c.pesquisa_id = ${id}::uuid order by nome, f.id`.execute(ctx.db);
  await registerAcesso(ctx, {
    ...{ ato: 'exportar', tela: 'pesquisas', filiado: null, quantidade: rows.length },
    detalhe: { pesquisa: id, arquivo: 'destinatarios' },
  });
  return exportReply(ctx, {
    ...{ formato, nome: `destinatarios-da-pesquisa-${criadoEm.slice(0, 10)}`, titulo: 'Destinatários' },
    columns: fieldColumns<Linha>(DESTINATARIO_FIELDS, ['nome', 'casa', 'estado', 'motivo']),
    rows: rows.map((linha) => ({ ...linha, nome: nomeProprio(linha.nome) })),
  });
}

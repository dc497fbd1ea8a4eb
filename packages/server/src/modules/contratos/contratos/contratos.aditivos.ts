/**
 * Aditivos: a new end or another value of a contract in force, with its PDF, in one transaction with the contract; the last can be undone.
 *
 * Errors: `plataforma.invalido` at the field, `contratos.encerrado`, `.sem_aditivo`, `.aditivo_superado` (409), `.sem_valor` (422), those of `bindAnexos`,
 * `plataforma.versao_conflito`. Source: decisions-sindical-contratos-patrimonio (Value and aditivos); invariant C3.
 */
import type { InputOf } from '@sede/domain/contract';
import {
  CONTRATOS_FILE_RULE,
  diferencaDoAditivo,
  contratosErrors as errors,
  faltasDoAditivo,
  motivoNaoDesfazerAditivo,
  type TipoDeAditivo,
} from '@sede/domain/modules/contratos/contratos';
import type { contratosContract } from '@sede/domain/modules/contratos/contratos/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { childTable, type Seen } from '#platform/db/record/index.ts';
import { recordFiles, releaseAnexos } from '#platform/files/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { contratos } from './contrato.record.ts';
import { lockVigente } from './contratos.encerrar.ts';
import { readContrato } from './contratos.views.ts';

const aditivos = childTable('contratosAditivos');
const termos = recordFiles({ rule: CONTRATOS_FILE_RULE, tabela: 'contratos_aditivos', registro: 'contrato_id' });

interface Ultimo {
  id: string;
  versao: number;
  sequencia: number;
  tipo: TipoDeAditivo;
  dataFim: string | null;
  diferenca: number;
  dataFimAnterior: string | null;
  dataAlertaAnterior: string | null;
  valorAnterior: number | null;
  anexoId: string;
}

/** Of a contract that is held. */
async function readUltimo({ tx }: WriteContext, id: string): Promise<Ultimo | undefined> {
  const { rows } = await sql<Ultimo>`
    select id, versao, sequencia, tipo, data_fim, diferenca, data_fim_anterior, data_alerta_anterior, valor_anterior, anexo_id from contratos_aditivos
    where contrato_id = ${id}::uuid order by sequencia desc limit 1 for update`.execute(tx);
  return rows[0];
}

async function nomeDoAnexo({ tx }: WriteContext, id: string): Promise<string> {
  const { rows } = await sql<{ nome: string }>`select nome from anexos where id = ${id}::uuid`.execute(tx);
  return rows[0]?.nome ?? '';
}

type Pedido = InputOf<(typeof contratosContract)['aditar']>;

export async function aditar(ctx: WriteContext, { id, versao, tipo, motivo, anexo, ...enviado }: Pedido) {
  const { dataFim = null, dataAlerta = null, valor = null, reduz = false } = enviado;
  const row = await lockVigente(ctx, id);
  if (row.versao !== versao) throw await contratos.conflict(ctx, row);
  const prorroga = tipo === 'Prorrogação';
  if (!prorroga && row.valorTotal === null) throw errors.sem_valor();
  refuseCampos(faltasDoAditivo({ tipo, dataFim, dataAlerta, valor, reduz }, row));
  await termos.takeAnexos(ctx, [anexo]);
  const diferenca = diferencaDoAditivo({ tipo, valor, reduz });
  const ultimo = await readUltimo(ctx, id);
  await aditivos.insert(ctx.tx, {
    ...{ contratoId: id, sequencia: (ultimo?.sequencia ?? 0) + 1, tipo, motivo, diferenca, anexoId: anexo },
    ...{ dataFimAnterior: row.dataFim, dataAlertaAnterior: row.dataAlerta, valorAnterior: row.valorTotal },
    ...{ dataFim: prorroga ? dataFim : null, dataAlerta: prorroga ? dataAlerta : null },
    ...{ nome: await nomeDoAnexo(ctx, anexo), autorNome: ctx.actor.nome },
  });
  await contratos.update(
    ctx,
    { id, versao },
    prorroga ? { dataFim, ...(dataAlerta && { dataAlerta }) } : { valorTotal: (row.valorTotal ?? 0) + diferenca },
  );
  return readContrato(ctx, id);
}

export async function desfazerAditivo(ctx: WriteContext, { id, versao }: Seen) {
  const row = await lockVigente(ctx, id);
  const ultimo = await readUltimo(ctx, id);
  if (!ultimo) throw errors.sem_aditivo();
  if (row.versao !== versao) throw await contratos.conflict(ctx, row);
  const motivo = motivoNaoDesfazerAditivo(ultimo, row);
  if (motivo) throw errors[motivo]();
  await contratos.update(
    ctx,
    { id, versao },
    ultimo.tipo === 'Prorrogação'
      ? { dataFim: ultimo.dataFimAnterior, dataAlerta: ultimo.dataAlertaAnterior }
      : { valorTotal: ultimo.valorAnterior },
  );
  await aditivos.remove(ctx.tx, ultimo);
  await releaseAnexos(ctx.tx, [ultimo.anexoId], ctx.now);
  return readContrato(ctx, id);
}

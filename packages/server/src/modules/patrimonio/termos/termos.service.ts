/**
 * A term made anew for whoever has the asset, and one signed on paper. Each holds the asset first, as its movements do.
 * Errors: `termos.sem_pessoa`, `.respondido` (409), `.sem_texto` (422), `plataforma.nao_encontrado`, `bens.descartado`, `.devolvido`, those of files.
 * Source: decisions-sindical-contratos-patrimonio (Term).
 */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { termosErrors as errors, TERMOS_FILE_RULE, type Termo } from '@sede/domain/modules/patrimonio/termos';
import type { termosContract } from '@sede/domain/modules/patrimonio/termos/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { takeAnexos } from '#platform/files/index.ts';
import { aberto, bens, refuseFinal } from '../bens/index.ts';
import { emitirTermos } from '../patrimonio.termos.ts';
import { bemDe, listTermos, readTermo, writeResposta } from './termos.store.ts';

type Contract = typeof termosContract;

async function readSaida({ tx }: Pick<WriteContext, 'tx'>, bemId: string) {
  const { rows } = await sql<{ id: string; idFuncionario: string | null; responsavel: string; email: string | null }>`
    select f.id, f.id_funcionario, f.responsavel, f.email from bens_fluxos f where f.bem_id = ${bemId}::uuid and ${aberto('f')}`.execute(
    tx,
  );
  return rows[0];
}

/** Of the open exit, else of the user. */
export async function emitir(ctx: WriteContext, { id: bemId }: InputOf<Contract['emitir']>): Promise<Termo> {
  const bem = await bens.lock(ctx, { id: bemId });
  refuseFinal(bem);
  const saida = await readSaida(ctx, bemId);
  if (!saida && bem.idUsuario === null) throw errors.sem_pessoa();
  const feito = await emitirTermos(
    ctx,
    saida
      ? { origem: 'saida', entregues: [{ bemId, fluxoId: saida.id }], quem: saida }
      : {
          origem: 'alocacao',
          entregues: [{ bemId, fluxoId: null }],
          quem: { idFuncionario: bem.idUsuario, responsavel: '', email: null },
        },
  );
  const [termo] = await listTermos(ctx.tx, { bemId, today: ctx.today, limit: 1 });
  if (!feito || !termo) throw errors.sem_texto();
  return termo;
}

export async function assinarEmPapel(ctx: WriteContext, { id, anexo }: InputOf<Contract['papel']>): Promise<Termo> {
  const { tx, now, today } = ctx;
  const bemId = await bemDe(tx, id);
  if (bemId === undefined) throw platformErrors.nao_encontrado();
  await bens.lock(ctx, { id: bemId });
  // Whoever answers by the link meanwhile holds the term's row.
  const { rows } = await sql<{
    estado: string;
  }>`select estado from bens_termos where id = ${id}::uuid for update`.execute(tx);
  if (rows[0]?.estado !== 'aguardando' && rows[0]?.estado !== 'recusado') throw errors.respondido();
  await takeAnexos(ctx, { rule: TERMOS_FILE_RULE, anexos: [anexo], campo: 'anexo' });
  const semProva = { motivo: null, cpf: null, endereco: null, navegador: null, resumo: null };
  await writeResposta(tx, [id], { aceita: true, forma: 'papel', em: now, ...semProva, anexoId: anexo });
  const termo = await readTermo(tx, id, today);
  if (!termo) throw platformErrors.nao_encontrado();
  return termo;
}

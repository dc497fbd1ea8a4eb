/**
 * The members of a case: added and removed one by one, read 50 at a time. CPF and phones are for whoever registers in the case; who read
 * or exported them is written down.
 *
 * Errors: `plataforma.invalido` at `filiados`, `processos.sem_filiados` (422), `processos.situacao` (409), `plataforma.nao_encontrado`.
 * Source: decisions-legal (Cases, Privacy).
 */
import type { InputOf } from '@sede/domain/contract';
import { formatCpf, formatPhone, nomeProprio, platformErrors } from '@sede/domain/kernel';
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import {
  processosErrors as errors,
  type FiliadosDoProcesso,
  motivoNaoEditar,
} from '@sede/domain/modules/juridico/processos';
import type { processosContract } from '@sede/domain/modules/juridico/processos/contract';
import { sql } from 'kysely';
import type { RawContext, ReadContext, WriteContext } from '#platform/api/index.ts';
import { allOf, allRows, searchCondition } from '#platform/db/list/index.ts';
import { type ExportColumn, exportReply } from '#platform/exports/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { actsIn } from '../juridico.actor.ts';
import { processos } from './processo.record.ts';
import { checkFiliados, refuseSituacao } from './processos.service.ts';
import { countFiliados, DESFILIADO, deleteFiliado, insertFiliados } from './processos.store.ts';

type Contract = typeof processosContract;
type Um = FiliadosDoProcesso['itens'][number];

const POR_PAGINA = 50;

const from = sql`from filiados_processos v left join filiados f on f.id = v.filiado_id`;
const nome = sql`coalesce(f.nome_social, f.nome_completo, v.nome)`;
const columns = sql`v.id, v.filiado_id, ${nome} as nome, f.empresa as casa, f.matricula, coalesce(f.cpf, v.cpf) as cpf,
  array_remove(array[f.tel_celular, f.tel_fixo, f.tel_comercial, f.tel_residencial], null) as telefones,
  f.id is not null and ${DESFILIADO} as desfiliado,
  coalesce(f.falecido, false) as falecido`;
const ofCase = (id: string) => sql<boolean>`v.processo_id = ${id}::uuid`;

export async function readFiliados(
  ctx: ReadContext,
  { id, pagina, busca }: InputOf<Contract['filiados']>,
): Promise<FiliadosDoProcesso> {
  const { numero, escritorioId, filiados } = await processos.get(ctx, id);
  const found = searchCondition(
    busca,
    ({ like }) => sql<boolean>`(sede.sem_acento(${nome}) like ${like} or sede.sem_acento(f.matricula) like ${like})`,
  );
  const where = allOf([ofCase(id), found]);
  const { rows } = await sql<Um>`select ${columns} ${from} where ${where}
    order by ${nome}, v.id limit ${POR_PAGINA} offset ${(pagina - 1) * POR_PAGINA}`.execute(ctx.db);
  const counted = await sql<{ n: number }>`select count(*)::int as n ${from} where ${where}`.execute(ctx.db);
  const registra = actsIn(ctx.actor, 'processos.registrar', escritorioId);
  const itens = rows.map((um) => ({
    ...um,
    nome: nomeProprio(um.nome),
    ...(!registra && { cpf: null, telefones: [] }),
  }));
  const [only] = itens;
  const alone = filiados === 1 && only?.filiadoId ? { id: only.filiadoId, nome: only.nome } : null;
  const shown = alone ? {} : { filiados: itens.flatMap((um) => um.filiadoId ?? []) };
  if (itens.length > 0) {
    const detalhe = { processo: numero, ...shown };
    await registerAcesso(ctx, { ato: 'abrir', tela: 'processos', filiado: alone, detalhe, quantidade: itens.length });
  }
  return { itens, total: counted.rows[0]?.n ?? 0, pagina };
}

export async function incluirFiliados(ctx: WriteContext, { id, filiados }: InputOf<Contract['incluirFiliados']>) {
  refuseSituacao(motivoNaoEditar(await processos.lock(ctx, { id })));
  const novos = [...new Set(filiados)];
  await checkFiliados(ctx, novos);
  return { incluidos: await insertFiliados(ctx.tx, id, novos) };
}

export async function removerFiliado(ctx: WriteContext, { id, vinculo }: InputOf<Contract['removerFiliado']>) {
  const row = await processos.lock(ctx, { id });
  refuseSituacao(motivoNaoEditar(row));
  if (!(await deleteFiliado(ctx.tx, id, vinculo))) throw platformErrors.nao_encontrado();
  if (!row.filiadosIndeterminados && (await countFiliados(ctx.tx, id)) === 0) throw errors.sem_filiados();
  return { id: vinculo };
}

const COLUNAS: readonly ExportColumn<Um>[] = [
  { titulo: 'Nome', tipo: 'texto', valor: (um) => nomeProprio(um.nome) },
  { titulo: 'CPF', tipo: 'texto', valor: ({ cpf }) => cpf && formatCpf(cpf) },
  { titulo: 'Casa', tipo: 'texto', valor: ({ casa }) => casa && (ROTULO_CASA[casa] ?? casa) },
  { titulo: 'Matrícula', tipo: 'texto', valor: ({ matricula }) => matricula },
  { titulo: 'Telefones', tipo: 'texto', valor: ({ telefones }) => telefones.map(formatPhone).join(', ') },
  { titulo: 'Desfiliado', tipo: 'simNao', valor: ({ desfiliado }) => desfiliado },
  { titulo: 'Falecido', tipo: 'simNao', valor: ({ falecido }) => falecido },
];

export async function exportFiliados(ctx: RawContext, { id, formato }: InputOf<Contract['exportarFiliados']>) {
  const { numero, escritorioId, filiados } = await processos.get(ctx, id);
  if (!actsIn(ctx.actor, 'processos.registrar', escritorioId)) throw platformErrors.sem_permissao();
  const detalhe = { processo: numero };
  await registerAcesso(ctx, { ato: 'exportar', tela: 'processos', filiado: null, detalhe, quantidade: filiados });
  return exportReply<Um>(ctx, {
    ...{ formato, nome: 'filiados_do_processo', titulo: 'Filiados do processo', columns: COLUNAS },
    rows: allRows({ from, where: ofCase(id), columns, order: { nome }, id: sql`v.id` }, [
      { campo: 'nome', desc: false },
    ]),
  });
}

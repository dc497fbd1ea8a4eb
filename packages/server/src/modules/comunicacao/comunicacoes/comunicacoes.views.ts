/**
 * Members to communicate with: the text's table with its thirteen filters, the CPF masked; and the search for a case.
 *
 * Source: spec 2 §2 (Communication), §5; decisions-members (Communication, Sensitive data).
 */
import type { InputOf } from '@sede/domain/contract';
import { nomeProprio } from '@sede/domain/kernel';
import { type FiliadoDaComunicacao, MIN_LETRAS_PROCESSO } from '@sede/domain/modules/comunicacao/comunicacoes';
import type { comunicacoesContract } from '@sede/domain/modules/comunicacao/comunicacoes/contract';
import { sql } from 'kysely';
import { listOpcoes, readNumero } from '#modules/juridico/processos/index.ts';
import type { ReadContext } from '#platform/api/index.ts';
import { allOf, type PageQuery, readPage } from '#platform/db/list/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { aberta, filiadosConditions } from './comunicacoes.filters.ts';
import { endereco, motivoDaFicha, SQL_NOME } from './comunicacoes.selection.ts';

type Contract = typeof comunicacoesContract;

/** '***.456.789-**': enough to tell two people of one name apart. */
const cpfMascarado = sql`'***.' || substr(f.cpf, 4, 3) || '.' || substr(f.cpf, 7, 3) || '-**'`;

const columns = sql`f.id, ${SQL_NOME} as nome, f.matricula, ${cpfMascarado} as cpf, ${endereco} as email,
  ${motivoDaFicha} as impedimento, f.empresa as casa, f.cargo, f.cidade, f.estado, f.situacao_filiado as situacao,
  f.forma_pagamento, f.sexo, case when ${aberta} then 'FILIADO' else 'INATIVO' end as cadastro`;

/** Who is party to a case is shown: written down once, with how many. */
export async function registerProcesso(
  { db, actor, now }: Parameters<typeof registerAcesso>[0],
  processoId: string | undefined,
  quantidade: number,
): Promise<void> {
  if (processoId === undefined || quantidade === 0) return;
  const detalhe = { processo: await readNumero(db, processoId) };
  await registerAcesso({ db, actor, now }, { ato: 'abrir', tela: 'comunicacoes', filiado: null, detalhe, quantidade });
}

export async function listFiliados(ctx: ReadContext, input: InputOf<Contract['filiados']>) {
  const query: PageQuery = {
    from: sql`from filiados f`,
    where: allOf(filiadosConditions(input).filter((one) => one !== false && one !== null && one !== undefined)),
    columns,
    order: {
      nome: sql`f.nome_completo`,
      matricula: sql`f.matricula_chave`,
      casa: sql`f.empresa`,
      cargo: sql`f.cargo`,
      cidade: sql`f.cidade`,
      situacao: sql`f.situacao_filiado`,
    },
    notNull: ['nome', 'casa', 'situacao'],
    id: sql`f.id`,
  };
  const page = await readPage<FiliadoDaComunicacao, Record<never, never>>(ctx.db, input, query);
  await registerProcesso(ctx, input.processo, page.total ?? page.itens.length);
  return { ...page, itens: page.itens.map((one) => ({ ...one, nome: nomeProprio(one.nome) })) };
}

/** By number and court; what is written in a case is not told here, but for a title that was published. What is searched for is written down. */
export async function listProcessos(ctx: ReadContext, { busca }: InputOf<Contract['processos']>) {
  if (busca.length < MIN_LETRAS_PROCESSO) return { itens: [] };
  const { itens } = await listOpcoes(ctx, { busca });
  const detalhe = { processo: busca };
  const quantidade = itens.length;
  await registerAcesso(ctx, { ato: 'consultar', tela: 'comunicacoes', filiado: null, detalhe, quantidade });
  return {
    itens: itens.map(({ id, numero, titulo, tipo, tribunalOrgao }) => ({
      id,
      numero: numero ?? tipo,
      titulo: titulo ?? [tipo, tribunalOrgao].filter(Boolean).join(' · '),
    })),
  };
}

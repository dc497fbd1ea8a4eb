/**
 * Labels of assets as a PDF: each with a code of the asset's address and its number, by number. Logged like exports.
 *
 * In: ids, all of which must be there and in the house, or the list's filter, of which those that are discarded or given back are left out.
 * Errors: `plataforma.nao_encontrado`, `bens.descartado`, `.devolvido`, `.sem_etiqueta`, `.etiquetas_demais` (422).
 * Source: decisions-sindical-contratos-patrimonio (Labels, inventory).
 */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import {
  type Bem,
  bensErrors as errors,
  FORMATOS_DE_ETIQUETA,
  lugarDaEtiqueta,
  MAX_ETIQUETAS,
  bensMessages as messages,
  nomeDoBem,
  PATRIMONIO,
  type PapelDeEtiqueta,
} from '@sede/domain/modules/patrimonio/bens';
import type { bensContract } from '@sede/domain/modules/patrimonio/bens/contract';
import { configuracoesSettings, marcaDaInstalacao } from '@sede/domain/modules/sistema/configuracoes';
import { sql } from 'kysely';
import { publicUrlOf } from '#modules/acesso/sessao/index.ts';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { FileReply, RawContext } from '#platform/api/index.ts';
import { recordUserLog } from '#platform/auth/index.ts';
import { heavy } from '#platform/db/index.ts';
import { type PdfLabel, printLabels } from '#platform/pdf/index.ts';
import { bens } from './bem.record.ts';
import { FIM } from './bem.sql.ts';
import { refuseFinal } from './bens.movimento.ts';

type Input = InputOf<(typeof bensContract)['etiquetas']>;
type Etiquetado = Pick<Bem, 'id' | 'nPatrimonio' | 'tipoObjeto' | 'descricaoBem' | 'situacaoBase'>;

/** One more than there may be is read, to know of it. */
async function readEtiquetados(ctx: RawContext, ids: readonly string[] | undefined, filtro: object) {
  const query = await bens.query(ctx, filtro);
  const { rows } = await sql<Etiquetado>`
    select b.id, b.n_patrimonio, b.tipo_objeto, b.descricao_bem, b.situacao_base ${query.from}
    where ${query.where} and ${ids ? sql`b.id = any(${[...ids]}::uuid[])` : sql`not ${FIM}`}
    order by b.n_patrimonio::bigint nulls last, b.id limit ${MAX_ETIQUETAS + 1}`.execute(heavy(ctx.db));
  return rows;
}

function refuseEtiquetas(ids: readonly string[] | undefined, achados: readonly Etiquetado[]): void {
  if (ids && achados.length < new Set(ids).size) throw platformErrors.nao_encontrado();
  achados.forEach(refuseFinal);
  if (achados.length === 0) throw errors.sem_etiqueta();
  if (achados.length > MAX_ETIQUETAS) throw errors.etiquetas_demais();
}

/** Every label in its place, page by page. */
function paginas(papel: PapelDeEtiqueta, primeira: number, etiquetas: readonly Omit<PdfLabel, 'x' | 'y'>[]) {
  const folhas: PdfLabel[][] = [];
  for (const [n, etiqueta] of etiquetas.entries()) {
    const { folha, x, y } = lugarDaEtiqueta(papel, primeira, n);
    folhas[folha] = [...(folhas[folha] ?? []), { ...etiqueta, x, y }];
  }
  return folhas;
}

export async function printEtiquetas(ctx: RawContext, { ids, papel, primeira, ...filtro }: Input): Promise<FileReply> {
  const achados = await readEtiquetados(ctx, ids, filtro);
  refuseEtiquetas(ids, achados);
  const { nomeSindicato, siglaSindicato } = await readConfiguracoes(ctx.db, configuracoesSettings);
  const over = marcaDaInstalacao(nomeSindicato, siglaSindicato);
  const endereco = publicUrlOf(ctx.services.config);
  const { pagina, etiqueta } = FORMATOS_DE_ETIQUETA[papel];
  const size = ({ largura, altura }: typeof pagina) => ({ width: largura, height: altura });
  const corpo = await printLabels(
    {
      title: messages.etiquetas,
      page: size(pagina),
      label: size(etiqueta),
      pages: paginas(
        papel,
        primeira,
        achados.map((bem) => ({
          ...{ qr: `${endereco}${PATRIMONIO.bem(bem.id)}`, over, name: nomeDoBem(bem) },
          under: [bem.tipoObjeto, bem.nPatrimonio !== null && bem.descricaoBem].filter(Boolean).join(' · '),
        })),
      ),
    },
    ctx.now,
  );
  const arquivo = messages.arquivoDasEtiquetas;
  await recordUserLog(
    ctx.db,
    {
      ...{ usuarioId: ctx.actor.usuarioId, tipo: 'report_download', arquivo, endereco: ctx.address },
      dados: { etiquetas: achados.length, papel },
    },
    ctx.now,
  );
  return { nome: arquivo, tipo: 'application/pdf', tamanho: corpo.length, corpo, disposicao: 'inline' };
}

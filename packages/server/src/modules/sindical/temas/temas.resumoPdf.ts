/**
 * 'Resumo do tema': one page for a meeting. Situation, what the union says of its items, the last movements of its bill and the last actions,
 * who is for it and who against.
 *
 * It fits one sheet whatever the theme holds: long texts are cut, of each list the first few stand with how many more there are. No phones,
 * no e-mails; what a 'Não' hides is not printed. For internal use, with day and author, and written down like a spreadsheet.
 * Source: decisions-sindical-contratos-patrimonio (Resumo do tema).
 */
import { formatDataBr, formatInstantBr } from '@sede/domain/kernel';
import {
  aliadosEOpositores,
  CASAS,
  type DadosOficiais,
  TEMA_FIELDS as FIELDS,
  passosMessages as messages,
  SITUACAO_DO_TEMA_ROTULOS,
  type TemaCompleto,
} from '@sede/domain/modules/sindical/temas';
import type { FileReply, RawContext } from '#platform/api/index.ts';
import type { PdfBlock } from '#platform/pdf/index.ts';
import { cut, printInterno } from './folha.ts';
import { readDadosOficiais } from './proposicao.views.ts';
import { readTema } from './temas.views.ts';

const ITENS = 5;
const ACOES = 3;
const MOVIMENTACOES = 3;
const PESSOAS = 5;
const TITULO = 150;
const DESCRICAO = 420;

const mais = (todos: number, mostrados: number): PdfBlock[] =>
  todos > mostrados ? [{ kind: 'faint', text: `e mais ${todos - mostrados}` }] : [];

type Colunas = readonly { title: string; share: number }[];
type Linhas = readonly (readonly string[])[];

/** `todas`: how many there are, where not all were read. */
function linhas(colunas: Colunas, lidas: Linhas, max: number, todas = lidas.length): PdfBlock[] {
  if (lidas.length === 0) return [];
  return [{ kind: 'table', columns: colunas, rows: lidas.slice(0, max), lines: 2 }, ...mais(todas, max)];
}

function tabela(titulo: string, colunas: Colunas, lidas: Linhas, max: number): PdfBlock[] {
  return lidas.length === 0 ? [] : [{ kind: 'section', text: titulo }, ...linhas(colunas, lidas, max)];
}

function pessoasDe({ pessoas, existePessoasInstituicoes }: TemaCompleto): PdfBlock[] {
  const { aliados, opositores } = aliadosEOpositores(existePessoasInstituicoes ? pessoas : []);
  const nome = (um: TemaCompleto['pessoas'][number] | undefined) => {
    if (!um) return '';
    const quem = cut([um.nome, um.motivoRelevancia].filter(Boolean).join(', '), 130);
    return um.posicao?.startsWith('Parcialmente') ? `${quem} (em parte)` : quem;
  };
  const pares = Array.from({ length: Math.max(aliados.length, opositores.length) }, (_, n) => [
    ...[nome(aliados[n]), nome(opositores[n])],
  ]);
  return tabela(
    'Aliados e opositores',
    [
      { title: `Aliados (${aliados.length})`, share: 1 },
      { title: `Opositores (${opositores.length})`, share: 1 },
    ],
    pares,
    PESSOAS,
  );
}

/** What the house says of the bill, where it says anything: where it stands, then what moved last. */
function movimentacoesDe(oficiais: DadosOficiais | null): PdfBlock[] {
  if (!oficiais?.consultadoEm) return [];
  const { casa, situacao, orgao, regime, movimentacoes, total, consultadoEm } = oficiais;
  const agora = [situacao, orgao && `Órgão: ${orgao}`, regime && `Regime: ${regime}`].filter(Boolean).join(' · ');
  return [
    { kind: 'section', text: `Proposição ${CASAS[casa].em}` },
    ...(agora === '' ? [] : [{ kind: 'text' as const, text: cut(agora, 220) }]),
    { kind: 'faint', text: `Consultado em ${formatInstantBr(consultadoEm)}` },
    ...linhas(
      [
        { title: 'Data', share: 1 },
        { title: 'Última movimentação', share: 5 },
        { title: 'Órgão', share: 1 },
      ],
      movimentacoes.map(({ data, descricao, orgao: onde }) => [formatDataBr(data), cut(descricao, 240), onde ?? '']),
      MOVIMENTACOES,
      total,
    ),
  ];
}

function blocksOf(tema: TemaCompleto, oficiais: DadosOficiais | null): PdfBlock[] {
  const { titulo, tipoTema, proposicao, casa, situacao, prioridade, interessados, descricao, lastUpdated } = tema;
  const itens = tema.existeItensDestaque ? tema.itens : [];
  const acoes = tema.existeAcoesSindicato ? tema.acoes : [];
  const linha = (partes: readonly (string | null)[]): PdfBlock => ({
    kind: 'text',
    text: cut(partes.filter(Boolean).join(' · '), 220),
  });
  return [
    { kind: 'title', text: cut(titulo, TITULO) },
    linha([tipoTema, proposicao, casa, `${FIELDS.prioridade.rotulo} ${prioridade.toLocaleLowerCase('pt-BR')}`]),
    linha([SITUACAO_DO_TEMA_ROTULOS[situacao], `Atualizado em ${formatInstantBr(lastUpdated)}`]),
    linha([`${FIELDS.interessados.rotulo}: ${interessados.join(', ')}`]),
    ...(descricao === null ? [] : [{ kind: 'text' as const, text: cut(descricao, DESCRICAO) }]),
    ...tabela(
      'Nossas posições',
      [
        { title: 'Item de destaque', share: 4 },
        { title: 'Posicionamento', share: 1 },
      ],
      itens.map(({ descricaoItem, posicionamento }) => [cut(descricaoItem, 240), posicionamento ?? '']),
      ITENS,
    ),
    ...movimentacoesDe(oficiais),
    ...tabela(
      'Últimas ações do sindicato',
      [
        { title: 'Data', share: 1 },
        { title: 'Ação', share: 6 },
      ],
      acoes.map(({ dataAcao, descricaoAcao }) => [
        ...[dataAcao === null ? '' : formatDataBr(dataAcao), cut(descricaoAcao, 240)],
      ]),
      ACOES,
    ),
    ...pessoasDe(tema),
  ];
}

export async function printResumo(ctx: RawContext, { id }: { id: string }): Promise<FileReply> {
  const tema = await readTema(ctx, id);
  const { dados } = await readDadosOficiais(ctx, { id });
  return printInterno(ctx, {
    ...{ titulo: messages.resumoPdf, arquivo: 'resumo-do-tema.pdf', dados: { tema: id } },
    blocks: blocksOf(tema, dados),
  });
}

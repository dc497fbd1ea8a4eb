/**
 * 'Resumo do tema': one page for a meeting. Situation, what the union says of its items, the last movements of its bill and the last actions,
 * who is for it and who against.
 *
 * It fits one sheet whatever the theme holds: long texts are cut, of each list the first few stand with how many more there are. No phones,
 * no e-mails; what a 'Não' hides is not printed. For internal use, with day and author, and written down like a spreadsheet.
 * Source: decisions-sindical-contratos-patrimonio (Resumo do tema).
 */
import { type CalendarDate, formatDataBr, formatInstantBr } from '@sede/domain/kernel';
import {
  aliadosEOpositores,
  type DadosOficiais,
  TEMA_FIELDS as FIELDS,
  temasMessages as messages,
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

function tabela(
  titulo: string,
  colunas: readonly { title: string; share: number }[],
  linhas: readonly (readonly string[])[],
  max: number,
): PdfBlock[] {
  if (linhas.length === 0) return [];
  return [
    { kind: 'section', text: titulo },
    { kind: 'table', columns: colunas, rows: linhas.slice(0, max), lines: 2 },
    ...mais(linhas.length, max),
  ];
}

function pessoasDe({ pessoas, existePessoasInstituicoes }: TemaCompleto): PdfBlock[] {
  const { aliados, opositores } = aliadosEOpositores(existePessoasInstituicoes ? pessoas : []);
  const nome = (um: TemaCompleto['pessoas'][number] | undefined) =>
    um ? cut([um.nome, um.motivoRelevancia].filter(Boolean).join(', '), 140) : '';
  const linhas = Array.from({ length: Math.max(aliados.length, opositores.length) }, (_, n) => [
    ...[nome(aliados[n]), nome(opositores[n])],
  ]);
  return tabela(
    'Aliados e opositores',
    [
      { title: `Aliados (${aliados.length})`, share: 1 },
      { title: `Opositores (${opositores.length})`, share: 1 },
    ],
    linhas,
    PESSOAS,
  );
}

const datadas = (oQue: string) => [
  { title: 'Data', share: 1 },
  { title: oQue, share: 6 },
];

/** What the house says of the bill, where it says anything. */
function movimentacoesDe(oficiais: DadosOficiais | null): PdfBlock[] {
  if (!oficiais?.consultadoEm) return [];
  const { situacao, orgao, movimentacoes, consultadoEm } = oficiais;
  const agora = [situacao, orgao, `consultado em ${formatInstantBr(consultadoEm)}`].filter(Boolean).join(' · ');
  return [
    ...tabela(
      'Últimas movimentações da proposição',
      datadas('Movimentação'),
      movimentacoes.slice(0, MOVIMENTACOES).map(({ data, descricao }) => [formatDataBr(data), cut(descricao, 240)]),
      MOVIMENTACOES,
    ),
    { kind: 'faint', text: cut(agora, 220) },
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
      datadas('Ação'),
      acoes.map(({ dataAcao, descricaoAcao }) => [
        ...[dataAcao === null ? '' : formatDataBr(dataAcao as CalendarDate), cut(descricaoAcao, 240)],
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

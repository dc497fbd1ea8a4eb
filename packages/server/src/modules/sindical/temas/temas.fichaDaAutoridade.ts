/**
 * 'Ficha para reunião' of an authority: one page with photo, office, chosen themes with both positions, the agendas, three typed lines.
 *
 * It fits one sheet whatever the profile holds: texts are cut. Religion, kinship, telephones and e-mails are in no part of it. For internal
 * use, with day and author, and written down like a spreadsheet and like the opening of a profile. Errors: `plataforma.invalido` at
 * `temas` (one that does not name the authority), `.nao_encontrado` (also for whoever sees no profiles).
 * Source: decisions-sindical-contratos-patrimonio (Ficha para reunião, Authorities).
 */
import type { InputOf } from '@sede/domain/contract';
import { AUTORIDADE_FIELDS, type Autoridade, descricaoDoCargo } from '@sede/domain/modules/sindical/autoridades';
import {
  MAX_AGENDA_DA_FICHA,
  fichaMessages as messages,
  SITUACAO_DO_TEMA_ROTULOS,
  type TemaDaAutoridade,
  textoDasPosicoes,
} from '@sede/domain/modules/sindical/temas';
import type { temasContract } from '@sede/domain/modules/sindical/temas/contract';
import type { FileReply, RawContext } from '#platform/api/index.ts';
import type { PdfBlock } from '#platform/pdf/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { openParaFicha } from '../autoridades/index.ts';
import { cut, printInterno } from './folha.ts';
import { listDaAutoridade } from './temas.daAutoridade.ts';

const NOME = 90;
const LINHA = 200;

/** What hangs on one line in the profile does so here, with a dot between: a line each would leave the sheet. */
const emUmaLinha = (texto: string) => texto.trim().replace(/\s*\n\s*/g, ' · ');

function cabecalho({ nomePolitico, nome, partido, cargos }: Autoridade, foto: Uint8Array | null): PdfBlock {
  const atual = cargos.find((cargo) => cargo.atual);
  const linhas = [
    atual ? descricaoDoCargo(atual) : null,
    [partido, nome === nomePolitico ? null : nome].filter(Boolean).join(' · '),
  ];
  return {
    ...{ kind: 'portrait', title: cut(nomePolitico, NOME), jpeg: foto },
    lines: linhas.flatMap((linha) => (linha ? [cut(linha, LINHA)] : [])),
  };
}

function temasDe(temas: readonly TemaDaAutoridade[]): PdfBlock[] {
  if (temas.length === 0) return [];
  const linhas = temas.map(({ titulo, proposicao, situacao, posicoesDela, nossasPosicoes }) => [
    cut([proposicao, titulo].filter(Boolean).join(' · '), 160),
    ...[SITUACAO_DO_TEMA_ROTULOS[situacao], textoDasPosicoes(posicoesDela), textoDasPosicoes(nossasPosicoes)],
  ]);
  const colunas = [
    { title: 'Tema', share: 4 },
    { title: 'Situação', share: 2 },
    { title: messages.posicaoDela, share: 2.4 },
    { title: messages.nossaPosicao, share: 2.4 },
  ];
  return [
    { kind: 'section', text: messages.temasDaAutoridade },
    { kind: 'table', columns: colunas, rows: linhas, lines: 3 },
  ];
}

const agenda = (
  autoridade: Autoridade,
  campo: 'agendasComOSindicato' | 'possivelAgendaFuturaComOSindicato',
): PdfBlock[] => [
  { kind: 'section', text: AUTORIDADE_FIELDS[campo].rotulo },
  autoridade[campo] === null
    ? { kind: 'faint', text: 'Nada informado.' }
    : { kind: 'text', text: cut(emUmaLinha(autoridade[campo]), MAX_AGENDA_DA_FICHA) },
];

function anotacoes(linhas: readonly string[]): PdfBlock[] {
  if (linhas.length === 0) return [];
  return [
    { kind: 'section', text: messages.linhasDaFicha },
    ...linhas.map((text): PdfBlock => ({ kind: 'text', text })),
  ];
}

export async function printFicha(
  ctx: RawContext,
  { id, temas: pedidos = [], linhas = [] }: InputOf<(typeof temasContract)['fichaDaAutoridade']>,
): Promise<FileReply> {
  const escolhidos = [...new Set(pedidos)];
  const citam = await listDaAutoridade(ctx, id, escolhidos);
  if (citam.length < escolhidos.length) refuseCampos({ temas: messages.temaNaoCita });
  const { autoridade, foto } = await openParaFicha(ctx, id);
  const temas = escolhidos.flatMap((um) => citam.find((tema) => tema.id === um) ?? []);
  return printInterno(ctx, {
    ...{ titulo: messages.fichaPdf, arquivo: 'ficha-para-reuniao.pdf', dados: { autoridade: id, temas: escolhidos } },
    blocks: [
      cabecalho(autoridade, foto),
      ...temasDe(temas),
      ...agenda(autoridade, 'agendasComOSindicato'),
      ...agenda(autoridade, 'possivelAgendaFuturaComOSindicato'),
      ...anotacoes(linhas),
    ],
  });
}

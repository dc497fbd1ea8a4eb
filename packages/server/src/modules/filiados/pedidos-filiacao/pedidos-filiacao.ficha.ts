/**
 * The ficha of membership as an A4 PDF: of an application (with its term, and signed with the page of evidence), of a member, blank.
 * Made of our own pages (`platform/pdf`). Source: decisions-members (Public application: 'Imprimir ficha', evidence page).
 */
import { formatCnpj, formatInstantBr } from '@sede/domain/kernel';
import {
  CAMPOS_DEPENDENTE,
  CAMPOS_PEDIDO,
  type DadosPedido,
  MAX_DEPENDENTES,
  PASSOS,
  ROTULO_FINALIDADE,
  respostasDosDependentes,
  respostasPorPasso,
} from '@sede/domain/modules/filiados/pedidos-filiacao';
import { configuracoesSettings } from '@sede/domain/modules/sistema/configuracoes';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { type PdfBlock, type PdfSheets, printSheets } from '#platform/pdf/index.ts';

const COLUNAS = [
  { title: 'Campo', share: 2 },
  { title: 'Resposta', share: 5 },
] as const;
interface Resposta {
  rotulo: string;
  valor: string;
}

const table = (respostas: readonly Resposta[]): PdfBlock => ({
  kind: 'table',
  columns: COLUNAS,
  lines: 3,
  rows: respostas.map(({ rotulo, valor }) => [rotulo, valor]),
});
const section = (text: string): PdfBlock => ({ kind: 'section', text });
/** Paragraphs of a text that somebody wrote. */
const paragraphs = (text: string): PdfBlock[] =>
  text
    .split(/\n+/)
    .filter((one) => one.trim() !== '')
    .map((one) => ({ kind: 'text', text: one.trim() }));

export interface Secao {
  titulo: string;
  campos: readonly Resposta[];
}
export const secoesDoPedido = (dados: DadosPedido): Secao[] => [
  ...respostasPorPasso(dados).map(({ passo, campos }) => ({ titulo: passo, campos })),
  ...respostasDosDependentes(dados).map((campos, i) => ({ titulo: `Dependente ${i + 1}`, campos })),
];

const EM_BRANCO = '_'.repeat(60);
export const secoesEmBranco = (): Secao[] => [
  ...PASSOS.filter(({ campos }) => campos.length > 0).map(({ rotulo, campos }) => ({
    titulo: rotulo,
    campos: campos.map((campo) => ({ rotulo: CAMPOS_PEDIDO[campo].rotulo, valor: EM_BRANCO })),
  })),
  ...[1, 2].map((n) => ({
    titulo: `Dependente ${n} (no máximo ${MAX_DEPENDENTES})`,
    campos: Object.values(CAMPOS_DEPENDENTE).map(({ rotulo }) => ({ rotulo, valor: EM_BRANCO })),
  })),
];

export interface Ficha {
  titulo: string;
  /** 'Protocolo 2026/0347 · recebido em …' */
  linha: string;
  secoes: readonly Secao[];
  /** The term, above the line for the signature; null where none is signed. */
  termo: string | null;
  consentimento?: string;
  evidencia?: readonly Resposta[];
}

export async function makeFicha(db: Db | Tx, now: string, ficha: Ficha): Promise<Buffer> {
  const cfg = await readConfiguracoes(db, configuracoesSettings);
  const { titulo, linha, secoes, termo, consentimento, evidencia } = ficha;
  const sheets: PdfSheets = {
    head: `${cfg.nomeSindicato} · ${titulo}`,
    foot: `Emitido em ${formatInstantBr(now)}`,
    numbered: true,
    blocks: [
      { kind: 'title', text: titulo },
      { kind: 'text', text: cfg.nomeSindicato },
      ...(cfg.cnpjSindicato ? [{ kind: 'faint' as const, text: `CNPJ ${formatCnpj(cfg.cnpjSindicato)}` }] : []),
      ...(linha === '' ? [] : [{ kind: 'text' as const, text: linha }]),
      ...secoes.flatMap(({ titulo: nome, campos }) => (campos.length > 0 ? [section(nome), table(campos)] : [])),
      ...(termo === null ? [] : [section('Termo de filiação'), ...paragraphs(termo)]),
      ...(consentimento ? [section(ROTULO_FINALIDADE.filiacao), ...paragraphs(consentimento)] : []),
      ...(evidencia
        ? [section('Assinatura eletrônica'), table(evidencia)]
        : termo === null
          ? []
          : [
              section('Assinatura'),
              { kind: 'text' as const, text: `${cfg.cidadeSindicato}, ____ de ______________ de ______` },
              { kind: 'text' as const, text: ' ' },
              { kind: 'text' as const, text: EM_BRANCO },
            ]),
    ],
  };
  return printSheets(sheets, now);
}

export const linhaDoPedido = ({ protocolo, criadoEm }: { protocolo: string; criadoEm: string }): string =>
  `Protocolo ${protocolo} · recebido em ${formatInstantBr(criadoEm)}`;
export const nomeDaFicha = (protocolo: string): string => `ficha-filiacao-${protocolo.replace('/', '-')}.pdf`;

/**
 * OFX statements: 1.x (SGML, whose leaves are not closed) and 2.x (XML), as banks really write them.
 *
 * Only the aggregates of a statement are followed, everything else is passed over, so that a bank's own tags do no harm.
 * Entities are decoded once and CDATA not at all; a file that declares entities of its own is refused whole. It must end
 * with </OFX>: one that was cut is refused with the line where it stops. A file may hold several accounts.
 * In: the text. Out: one statement per account, at least one. Errors: `extratos.ilegivel` with the line.
 * Source: issue 4 (statement import; faults: cut, XML entities); decision 027.
 */
import {
  type ContaDoArquivo,
  cleanDocumento,
  cleanText,
  diasDos,
  type ExtratoLido,
  ilegivel,
  isSaldo,
  type LancamentoLido,
  MAX_LANCAMENTOS,
} from './extrato.arquivo.ts';
import { contadorDeLinhas } from './extrato.texto.ts';
import { readDia, readValor } from './extrato.valor.ts';

const TAG = /<(\/?)([A-Za-z][A-Za-z0-9_.]*)\s*(\/?)>/g;
const EXTRATO = new Set(['STMTRS', 'CCSTMTRS']);
/** The aggregates whose fields are read. */
const AGREGADOS = new Set(['BANKACCTFROM', 'CCACCTFROM', 'BANKTRANLIST', 'STMTTRN', 'LEDGERBAL', ...EXTRATO]);
const FIM = /<\/OFX\s*>/i;

const ENTIDADES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function daEntidade(inteira: string, nome: string): string {
  if (!nome.startsWith('#')) return ENTIDADES[nome.toLowerCase()] ?? inteira;
  const code = /^#x/i.test(nome) ? Number.parseInt(nome.slice(2), 16) : Number.parseInt(nome.slice(1), 10);
  return Number.isInteger(code) && code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : inteira;
}

/** '&amp;lt;' is the text '&lt;': decoded once. */
function decode(bruto: string): string {
  return bruto
    .split(/(<!\[CDATA\[[\s\S]*?\]\]>)/)
    .map((parte) =>
      parte.startsWith('<![CDATA[')
        ? parte.slice(9, -3)
        : parte.replace(/&(#[0-9]{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,4});/gi, daEntidade),
    )
    .join('');
}

interface Agregado {
  nome: string;
  lugar: number;
  campos: Record<string, string>;
}
interface Bruto {
  /** The statement's own fields: its currency. */
  cabeca: Agregado | null;
  conta: ContaDoArquivo | null;
  lista: Record<string, string>;
  saldo: Agregado | null;
  transacoes: Agregado[];
}

function checkEnvelope(texto: string, linhaDe: (lugar: number) => number): string {
  const declara = /<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST)\b/i.exec(texto);
  if (declara)
    throw ilegivel(linhaDe(declara.index), 'O arquivo declara entidades próprias, o que um extrato não faz.');
  const comeca = texto.search(/<OFX\s*>/i);
  if (comeca < 0) throw ilegivel(1, 'Não é um arquivo OFX: falta <OFX>.');
  const fim = FIM.exec(texto.slice(comeca));
  if (!fim) throw ilegivel(linhaDe(texto.trimEnd().length), 'O arquivo está cortado: falta o fim (</OFX>).');
  const corpo = texto.slice(0, comeca + fim.index);
  if (/<OFX\s*>/i.test(texto.slice(corpo.length))) {
    throw ilegivel(linhaDe(corpo.length), 'Há mais de um arquivo OFX neste arquivo: importe um de cada vez.');
  }
  return corpo;
}

/** Writes what a closed aggregate said into its statement. */
function keep(atual: Bruto, { nome, lugar, campos }: Agregado): void {
  if (nome === 'STMTTRN') {
    if (atual.transacoes.length >= MAX_LANCAMENTOS) {
      throw ilegivel(null, `O arquivo tem mais de ${MAX_LANCAMENTOS.toLocaleString('pt-BR')} lançamentos.`);
    }
    atual.transacoes.push({ nome, lugar, campos });
  } else if (nome === 'LEDGERBAL') atual.saldo = { nome, lugar, campos };
  else if (nome === 'BANKTRANLIST') atual.lista = campos;
  else if (EXTRATO.has(nome)) atual.cabeca = { nome, lugar, campos };
  else if (nome.endsWith('ACCTFROM')) {
    const { BANKID, BRANCHID, ACCTID } = campos;
    atual.conta = { banco: BANKID ?? null, agencia: BRANCHID ?? null, conta: ACCTID ?? null };
  }
}

/** Walks the tags; only the aggregates named above are open at any time, and a leaf belongs to the innermost. */
function walk(corpo: string): Bruto[] {
  const extratos: Bruto[] = [];
  const abertos: Agregado[] = [];
  const fecharAte = (nome: string) => {
    while (abertos.length > 0) {
      const agregado = abertos.pop() as Agregado;
      const atual = extratos.at(-1);
      if (atual) keep(atual, agregado);
      if (agregado.nome === nome) return;
    }
  };
  const tags = [...corpo.matchAll(TAG)];
  for (const [index, tag] of tags.entries()) {
    const [inteira, fecha, bruto = ''] = tag;
    const nome = bruto.toUpperCase();
    if (AGREGADOS.has(nome)) {
      const aberto = abertos.some((um) => um.nome === nome);
      // A statement's list that a bank forgot to close ends where the next of its kind begins.
      if (aberto) fecharAte(nome);
      if (fecha) continue;
      if (EXTRATO.has(nome)) extratos.push({ cabeca: null, conta: null, lista: {}, saldo: null, transacoes: [] });
      abertos.push({ nome, lugar: tag.index, campos: {} });
      continue;
    }
    const texto = corpo.slice(tag.index + inteira.length, tags[index + 1]?.index).trim();
    const dono = abertos.at(-1);
    if (!fecha && texto !== '' && dono && !(nome in dono.campos)) dono.campos[nome] = decode(texto).trim();
  }
  while (abertos.length > 0) fecharAte(abertos[0]?.nome ?? '');
  return extratos;
}

function lancamento({ campos, lugar }: Agregado, linhaDe: (lugar: number) => number): LancamentoLido | null {
  const linha = linhaDe(lugar);
  const { DTPOSTED = '', TRNAMT = '', NAME, MEMO, CHECKNUM, REFNUM, FITID, TRNTYPE } = campos;
  const data = readDia(DTPOSTED);
  if (data === null) throw ilegivel(linha, `Data inválida no lançamento: '${cleanText(DTPOSTED, 40)}'.`);
  const valor = readValor(TRNAMT);
  if (valor === null) throw ilegivel(linha, `Valor duvidoso ou inválido no lançamento: '${cleanText(TRNAMT, 40)}'.`);
  const [nome, memo] = [cleanText(NAME ?? ''), cleanText(MEMO ?? '')];
  const partes = memo.includes(nome) ? [memo] : nome.includes(memo) ? [nome] : [nome, memo];
  const descricao = cleanText(partes.join(' · ')) || cleanText(TRNTYPE ?? '') || 'Sem descrição';
  if (valor === 0 || isSaldo(descricao)) return null;
  return {
    data,
    valor,
    descricao,
    documento: cleanDocumento(CHECKNUM) ?? cleanDocumento(REFNUM),
    fitid: cleanText(FITID ?? '', 255) || null,
    linha,
  };
}

function build(bruto: Bruto, linhaDe: (lugar: number) => number): ExtratoLido {
  const moeda = cleanText(bruto.cabeca?.campos.CURDEF ?? '', 10).toUpperCase() || 'BRL';
  if (moeda !== 'BRL') {
    throw ilegivel(linhaDe(bruto.cabeca?.lugar ?? 0), `O extrato está em outra moeda (${moeda}), não em reais.`);
  }
  const lidos = bruto.transacoes.map((transacao) => lancamento(transacao, linhaDe));
  const lancamentos = lidos.filter((um) => um !== null);
  const { BALAMT = '', DTASOF = '' } = bruto.saldo?.campos ?? {};
  const dias = diasDos(lancamentos);
  const [de, ate] = [readDia(bruto.lista.DTSTART ?? ''), readDia(bruto.lista.DTEND ?? '')];
  const inicio = de !== null && (dias === null || de <= dias.inicio) ? de : (dias?.inicio ?? ate);
  const fim = ate !== null && (dias === null || ate >= dias.fim) ? ate : (dias?.fim ?? inicio);
  if (!inicio || !fim || inicio > fim) throw ilegivel(null, 'O extrato não tem lançamentos nem diz o seu período.');
  const saldo = bruto.saldo && BALAMT !== '' ? readValor(BALAMT) : null;
  if (bruto.saldo && BALAMT !== '' && saldo === null) {
    throw ilegivel(linhaDe(bruto.saldo.lugar), `Saldo final duvidoso ou inválido: '${cleanText(BALAMT, 40)}'.`);
  }
  // A balance 'as of' a moment of the last day, or of the export, which may come after the last line.
  const dataSaldo = saldo === null ? null : (readDia(DTASOF) ?? fim);
  const puladas = lidos.length - lancamentos.length;
  return { formato: 'ofx', conta: bruto.conta, lancamentos, inicio, fim, saldo, dataSaldo, puladas };
}

export function readOfx(texto: string): ExtratoLido[] {
  const linhaDe = contadorDeLinhas(texto);
  const extratos = walk(checkEnvelope(texto, linhaDe));
  if (extratos.length === 0) throw ilegivel(null, 'O arquivo OFX não traz o extrato de nenhuma conta.');
  return extratos.map((bruto) => build(bruto, linhaDe));
}

export const isOfx = (texto: string): boolean =>
  /<OFX\s*>/i.test(texto) || /^\uFEFF?\s*(OFXHEADER|<\?OFX)/i.test(texto);

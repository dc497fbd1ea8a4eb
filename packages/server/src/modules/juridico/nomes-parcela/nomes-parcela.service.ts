/**
 * What a name is told. Alone it tells only the action; membership and death take a CPF and a birth date that match the list's
 * line of that name or, where the line has none, the registry's member of that name. Every mismatch is one answer.
 *
 * Whether the person is a member or has died is the registry's word, where it knows the CPF: the list grows old. With
 * `parcelaCompensatoriaLiteral` a name alone gets the text's five answers, from the list; homonyms take CPF and birth date always.
 * Each search reads the same rows whatever it finds. Source: spec 2 §3, §8; decisions-members 'Name search'.
 */
import type { InputOf } from '@sede/domain/contract';
import { formatPhone } from '@sede/domain/kernel';
import {
  chaveDoNome,
  type Filiada,
  nomesParcelaMessages as messages,
  nomesParcelaSettings,
  type Procurado,
  textoDaSituacao,
} from '@sede/domain/modules/juridico/nomes-parcela';
import type { nomesParcelaContract } from '@sede/domain/modules/juridico/nomes-parcela/contract';
import { configuracoesSettings, contatoDoSindicato } from '@sede/domain/modules/sistema/configuracoes';
import { findVinculoPorCpf, type VinculoDoCpf } from '#modules/filiados/filiados/index.ts';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import { type Actor, takeTurns, type WriteContext } from '#platform/api/index.ts';
import { listPorNome, type NomeDaLista } from './nomes-parcela.store.ts';

type Contract = typeof nomesParcelaContract;
type Ctx = WriteContext<Actor | null>;

const A_DAY = 86_400;

async function readTextos(ctx: Ctx) {
  const all = await readConfiguracoes(ctx.tx, { ...configuracoesSettings, ...nomesParcelaSettings });
  const { telefoneSindicato: telefone, emailSindicato: email } = all;
  const names: Record<string, string> = {
    telefone: telefone ? formatPhone(telefone) : 'telefone do sindicato',
    email: email || 'e-mail do sindicato',
  };
  return {
    literal: all.parcelaCompensatoriaLiteral,
    contato: contatoDoSindicato({ telefone, email }),
    of: (chave: Exclude<keyof typeof nomesParcelaSettings, 'parcelaCompensatoriaLiteral'>) =>
      all[chave].replace(/\{(telefone|email)\}/g, (_, key: string) => names[key] ?? ''),
  };
}
type Textos = Awaited<ReturnType<typeof readTextos>>;

const only = (situacao: Procurado['situacao'], mensagem: string): Procurado => ({
  situacao,
  mensagem,
  nome: null,
  dados: null,
});

function completa(textos: Textos, { nome, naAcao }: NomeDaLista, filiada: Filiada): Procurado {
  const chave = textoDaSituacao({ naAcao, filiada });
  if (chave === null) return only('nao_confirmado', messages.naoConfirmado(textos.contato));
  return { situacao: 'completa', mensagem: textos.of(chave), nome, dados: { filiada, naAcao } };
}

export async function searchNome(ctx: Ctx, { nome }: InputOf<Contract['buscar']>): Promise<Procurado> {
  const textos = await readTextos(ctx);
  const linhas = await listPorNome(ctx.tx, nome);
  if (linhas === null) return only('indisponivel', messages.indisponivel(textos.contato));
  const [uma, outra] = linhas;
  if (!uma) return only('nao_encontrado', messages.naoEncontrado);
  if (outra) return only('homonimos', messages.homonimos);
  if (textos.literal) return completa(textos, uma, uma.filiada);
  return {
    situacao: 'acao',
    mensagem: uma.naAcao ? messages.naAcao : messages.foraDaAcao,
    nome: uma.nome,
    dados: null,
  };
}

/** The one line of these that this person is: by its own CPF and birth date or, where it has none, by the registry's. */
function linhaDaPessoa(
  linhas: readonly NomeDaLista[],
  { nome, cpf, nascimento }: InputOf<Contract['situacao']>,
  ficha: VinculoDoCpf | null,
): NomeDaLista | null {
  const own = linhas.filter((linha) => linha.cpf === cpf && linha.nascimento === nascimento);
  if (own.length > 0) return own.length === 1 ? (own[0] ?? null) : null;
  const isPerson = ficha?.nascimento === nascimento && chaveDoNome(ficha.nome) === chaveDoNome(nome);
  const open = linhas.filter((linha) => linha.cpf === null || (linha.cpf === cpf && linha.nascimento === null));
  return isPerson && open.length === 1 ? (open[0] ?? null) : null;
}

const filiadaDe = (ficha: VinculoDoCpf | null, linha: NomeDaLista): Filiada => {
  if (ficha === null) return linha.filiada;
  if (ficha.falecido) return 'FALECIDO';
  return ficha.filiado ? 'SIM' : 'NÃO';
};

export async function readSituacao(ctx: Ctx, asked: InputOf<Contract['situacao']>): Promise<Procurado> {
  await takeTurns(ctx, [{ flow: 'parcela.cpf', value: asked.cpf, max: 3, seconds: A_DAY }]);
  const textos = await readTextos(ctx);
  const linhas = await listPorNome(ctx.tx, asked.nome);
  const ficha = await findVinculoPorCpf(ctx.tx, asked.cpf);
  const linha = linhaDaPessoa(linhas ?? [], asked, ficha);
  return linha
    ? completa(textos, linha, filiadaDe(ficha, linha))
    : only('nao_confirmado', messages.naoConfirmado(textos.contato));
}

/**
 * 'Declaração de filiação': a page that says of a current member who they are and since when, to be signed at the desk.
 *
 * 'Desde' is the start of the membership that is open: whoever left and returned is a member since the return. What the staff prints is
 * written down. Errors: `filiados.estado` (409: left, or died). Source: decisions-members (Account: 'Declaração de filiação').
 */
import { formatDataLonga, formatInstantBr } from '@sede/domain/kernel';
import {
  type Filiado,
  filiadosErrors,
  filiadosMessages,
  motivoNaoDeclarar,
  textoDaDeclaracao,
} from '@sede/domain/modules/filiados/filiados';
import { configuracoesSettings } from '@sede/domain/modules/sistema/configuracoes';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { FileReply, RawContext } from '#platform/api/index.ts';
import { printSheets } from '#platform/pdf/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { filiados } from './filiado.record.ts';

type Declarado = Pick<Filiado, 'nomeCompleto' | 'cpf' | 'empresa' | 'matricula' | 'periodos' | 'cadastro' | 'falecido'>;

export async function makeDeclaracao(
  { db, now, today }: Pick<RawContext, 'db' | 'now' | 'today'>,
  filiado: Declarado,
): Promise<FileReply> {
  const motivo = motivoNaoDeclarar(filiado);
  const aberto = filiado.periodos.find(({ fim }) => fim === null);
  if (motivo !== null || !aberto) throw filiadosErrors.estado({ values: { motivo: motivo ?? 'ja_desfiliado' } });
  const { nomeSindicato, cnpjSindicato, cidadeSindicato } = await readConfiguracoes(db, configuracoesSettings);
  const { nomeCompleto, cpf, empresa, matricula } = filiado;
  const texto = textoDaDeclaracao({
    ...{ nomeCompleto, cpf, empresa, matricula, desde: aberto.inicio },
    ...{ sindicato: nomeSindicato, cnpj: cnpjSindicato },
  });
  const espaco = { kind: 'text', text: ' ' } as const;
  const corpo = await printSheets(
    {
      head: `${nomeSindicato} · ${filiadosMessages.declaracao}`,
      foot: `Emitida em ${formatInstantBr(now)}`,
      numbered: false,
      blocks: [
        { kind: 'title', text: filiadosMessages.declaracao },
        espaco,
        { kind: 'text', text: texto },
        espaco,
        { kind: 'text', text: `${cidadeSindicato}, ${formatDataLonga(today)}.` },
        espaco,
        espaco,
        { kind: 'text', text: '_'.repeat(60) },
        { kind: 'text', text: nomeSindicato },
      ],
    },
    now,
  );
  return {
    ...{ nome: 'declaracao-de-filiacao.pdf', corpo, tamanho: corpo.length, tipo: 'application/pdf' },
    disposicao: 'inline',
  };
}

export async function printDeclaracao(ctx: RawContext, { id }: { id: string }): Promise<FileReply> {
  const filiado = await filiados.get(ctx, id);
  const pdf = await makeDeclaracao(ctx, filiado);
  const nome = filiado.nomeSocial ?? filiado.nomeCompleto;
  const detalhe = { documento: 'declaração' };
  await registerAcesso(ctx, { ato: 'imprimir', tela: 'filiados', filiado: { id, nome }, detalhe });
  return pdf;
}

/**
 * From a row of the database to the member that the API vouches for, whole or as its lists show it: derived words, masks, what the
 * reader may do. Source: spec 2 §2; decisions-members (Sensitive data, Membership).
 */
import { can } from '@sede/domain/access';
import { type CalendarDate, diffDays, mascarar, podeDe } from '@sede/domain/kernel';
import {
  CAMPOS_RESTRITOS,
  cadastroDe,
  type EstadoFiliado,
  type Filiado,
  type FiliadoListado,
  idadeEm,
  motivoNaoDesfazerDesfiliacao,
  motivoNaoDesfazerFalecimento,
  motivoNaoDesfiliar,
  motivoNaoEditarFiliado,
  motivoNaoExcluirFiliado,
  motivoNaoFiliar,
  motivoNaoRegistrarFalecimento,
  type QuemPodeFiliado,
  RESTRITO_A_QUEM_EDITA,
} from '@sede/domain/modules/filiados/filiados';
import type { Reader } from '#platform/api/index.ts';

type Julgada = Omit<EstadoFiliado, 'falecido' | 'dataDesfiliacao'> & { dataNascimento: CalendarDate | null };
type Derivado = 'cadastro' | 'idade' | 'pode';
export type ListadaLinha = Omit<FiliadoListado, Derivado> & Julgada;
export type FiliadoLinha = Omit<Filiado, Derivado> & Julgada;

const quemPode = ({ papeis }: Reader['actor']): QuemPodeFiliado => ({
  edita: can(papeis, 'filiados.editar'),
  exclui: can(papeis, 'filiados.excluir'),
  filia: can(papeis, 'filiados.filiar'),
});

function derivado(linha: ListadaLinha | FiliadoLinha, quem: QuemPodeFiliado, hoje: CalendarDate) {
  const { aberta, anonimizado, desfiliadoEm, porFalecimento, dataNascimento } = linha;
  const estado: EstadoFiliado = {
    ...{ aberta, anonimizado, desfiliadoEm, porFalecimento, falecido: linha.falecido },
    dataDesfiliacao: linha.dataDesfiliacao,
  };
  const dias = desfiliadoEm === null ? null : diffDays(desfiliadoEm, hoje);
  return {
    cadastro: cadastroDe({ aberta }),
    idade: idadeEm(dataNascimento, hoje),
    pode: podeDe({
      editar: motivoNaoEditarFiliado(estado, quem),
      excluir: motivoNaoExcluirFiliado(quem),
      filiar: motivoNaoFiliar(estado, quem),
      desfiliar: motivoNaoDesfiliar(estado, quem),
      desfazerDesfiliacao: motivoNaoDesfazerDesfiliacao(estado, quem, dias),
      registrarFalecimento: motivoNaoRegistrarFalecimento(estado, quem),
      desfazerFalecimento: motivoNaoDesfazerFalecimento(estado, quem),
    }),
  };
}

/** What the rules read, and nobody is shown. */
function semJulgada<L extends Julgada>({
  aberta: _a,
  anonimizado: _n,
  desfiliadoEm: _d,
  porFalecimento: _p,
  ...linha
}: L) {
  return linha;
}

export function presentListado({ actor, today }: Reader) {
  const quem = quemPode(actor);
  return (linha: ListadaLinha): FiliadoListado => {
    const { dataNascimento: _, ...shown } = semJulgada(linha);
    return { ...shown, ...derivado(linha, quem, today) };
  };
}

/** The whole record, with what is restricted masked. */
export function presentFiliado({ actor, today }: Reader) {
  const quem = quemPode(actor);
  const hidden = [...CAMPOS_RESTRITOS, ...(quem.edita ? [] : ([RESTRITO_A_QUEM_EDITA] as const))];
  return (linha: FiliadoLinha): Filiado => {
    const whole: Filiado = { ...semJulgada(linha), ...derivado(linha, quem, today) };
    for (const campo of hidden) whole[campo] = mascarar(whole[campo]);
    // How many there are stands in `anexos`; which, is restricted.
    whole.arquivos = [];
    return whole;
  };
}

/** What the drawers of a case hold before anything is typed; of the kind's own fields only some are shown. */
import type { Casa } from '@sede/domain/modules/filiados/filiados';
import type { ProcessoCompleto } from '@sede/domain/modules/juridico/processos';
import { formValues, NO_CHOICE, NO_NUMBER, noneOf } from '#platform/ui/form.ts';

export const SEM_PROCESSO = {
  ...{ numero: '', formatoAntigo: false, tribunalOrgao: NO_CHOICE, dataProtocolo: NO_CHOICE, linkProcesso: '' },
  ...{ escritorioId: NO_CHOICE, objetoId: NO_CHOICE, valorCausa: NO_NUMBER, natureza: NO_CHOICE },
  ...{ movidoPeloSindicato: false, pessoasTemDireito: '', publicarAcaoColetiva: false, titulo: '' },
  ...{ filiadosIndeterminados: false, haveraComunicacao: false, relacionadoAtendimentos: false },
  tags: noneOf<string>(),
  orgaos: noneOf<Casa>(),
  atendimentos: noneOf<string>(),
};
export type ValoresDoProcesso = typeof SEM_PROCESSO;

/** A member in the form of a new case. */
export interface FiliadoEscolhido {
  id: string;
  nome: string;
  detalhe: string;
}

/** Of its appointments those that the procedimento itself names. */
export const valoresDe = ({ atendimentos, ...processo }: ProcessoCompleto): ValoresDoProcesso =>
  formValues(SEM_PROCESSO, {
    ...processo,
    atendimentos: atendimentos.filter(({ citado }) => citado).map(({ id }) => id),
  });

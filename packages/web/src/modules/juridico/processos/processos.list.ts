/**
 * The list of cases: what it is sorted and filtered by, in step with its `list` operation. Its address is the text's: the situation by its
 * label (the two of old lists read as 'Encerrado'), the days as milliseconds. Source: spec 3 §2.1; decisions-legal (Appointment list, Cases).
 */
import {
  processosMessages as messages,
  PROCESSOS_ORDEM,
  SITUACOES_ANTIGAS,
  SITUACOES_LISTADAS,
  TIPOS_DE_PROCESSO,
} from '@sede/domain/modules/juridico/processos';
import { choiceFilter, defineList, optionsOf, periodFilter, recordFilter, yesNoFilter } from '#platform/ui/index.ts';
import { escritoriosSource } from '../escritorios/index.ts';
import { enderecoDoPeriodo } from '../juridico.endereco.ts';
import { objetosSource } from '../objetos-processo/index.ts';

const listadas = choiceFilter({ label: 'Situação', options: optionsOf(SITUACOES_LISTADAS), pinned: true });
const atual = (one: string): string => SITUACOES_ANTIGAS[one] ?? one;
const situacao = { ...listadas, parse: (raw: string) => listadas.parse(raw.split(',').map(atual).join(',')) };

/** Of the list, and of the report over the same cases. */
export const FILTROS_DE_PROCESSOS = {
  tipo: choiceFilter({ label: 'Tipo', options: optionsOf(TIPOS_DE_PROCESSO), pinned: true }),
  situacao,
  escritorio: recordFilter({ label: 'Escritório', source: escritoriosSource, pinned: true }),
  objeto: recordFilter({ label: 'Objeto', source: objetosSource }),
  periodo: periodFilter({
    ...{ label: 'Protocolo', inputs: ['dataDe', 'dataAte'], months: 'civil' },
    ...{ initial: null, pinned: false, address: enderecoDoPeriodo },
  }),
  semPrazo: yesNoFilter({ label: messages.proximoPrazo, yes: messages.semPrazo, no: 'Com próximo prazo' }),
  aConferir: yesNoFilter({ label: 'A conferir' }),
  aComunicar: yesNoFilter({ label: 'Eventos a comunicar' }),
  formatoAntigo: yesNoFilter({ label: 'Formato antigo ou do tribunal' }),
};

export const processosList = defineList('processos.list', {
  order: PROCESSOS_ORDEM,
  search: 'Buscar número, título ou filiado…',
  filters: FILTROS_DE_PROCESSOS,
});

/** What the address of the text may say of the situation. */
export const DO_ENDERECO = { situacoes: [...SITUACOES_LISTADAS, ...Object.keys(SITUACOES_ANTIGAS)] };

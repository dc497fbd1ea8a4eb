/** Manifest of Feriados: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { FERIADO_FIELDS } from './feriado.lists.ts';
import { feriadosContract } from './feriados.contract.ts';
import { PAGINA_DOS_FERIADOS } from './feriados.name.ts';

export const feriadosModule = defineModule({
  rotulo: PAGINA_DOS_FERIADOS.titulo,
  contract: feriadosContract,
  audit: { order: 217, tables: { feriados: { rotulo: 'Feriado', specs: FERIADO_FIELDS, nome: 'nome' } } },
  actions: { desligar: 'Feriado desligado', ligar: 'Feriado ligado' },
});

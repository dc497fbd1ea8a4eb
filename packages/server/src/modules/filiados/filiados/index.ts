/** Members: operations for the composition root; what the rest of the area does to a member goes through here. */
import { filiadosErrors } from '@sede/domain/modules/filiados/filiados';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { filiadosAttachments } from './filiados.anexos.ts';
import { filiadosRoutes } from './filiados.routes.ts';
import { filiadosSource } from './filiados.search.ts';

export { filiados } from './filiado.record.ts';
export { readAcessosDe, readRestritos } from './filiados.acesso.ts';
export { readCep } from './filiados.cep.ts';
export { convidarFiliado, followMember, moveLogin, removeContaDe } from './filiados.conta.ts';
export { makeDeclaracao } from './filiados.declaracao.ts';
export {
  createLink,
  endLinksOf,
  findLink,
  findPendente,
  type LinkDeFiliado,
  removeLink,
  sweepLinks,
} from './filiados.links.ts';
export { confirmarEmailMail, linkDeFiliado, voltaMail } from './filiados.mail.ts';
export { REFERENCIAS_AO_FILIADO } from './filiados.referencias.ts';
export { createFiliado, updateFiliado } from './filiados.service.ts';
export {
  addObservacao,
  arquivosDaFicha,
  clearPeriodos,
  findByCpf,
  findParecidos,
  findVinculoPorCpf,
  type VinculoDoCpf,
} from './filiados.store.ts';
export { desfiliar, filiar } from './filiados.vinculo.ts';

export const filiadosModule = defineModule({
  tables: {
    // Whoever changes their own record does it by a description of their own (decision 073); the page of interactions reads by one;
    // an address that comes back is marked by the mailing that found it out; a merge moves pensioners (076).
    filiados: {
      readBy: ['filiados', 'comunicacao', 'juridico'],
      writtenBy: [
        'filiados/meu-perfil',
        'comunicacao/interacoes',
        'comunicacao/comunicacoes',
        'filiados/duplicados',
        'filiados/consignacoes',
      ],
    },
    // An accepted application names itself in the period that it opened.
    filiado_periodos: {
      readBy: ['filiados', 'comunicacao', 'juridico'],
      writtenBy: ['filiados/pedidos-filiacao', 'filiados/duplicados'],
    },
    filiados_anexos: {},
    // Whoever merges two records keeps there the one that goes.
    filiados_unificados: { readBy: ['filiados'], writtenBy: ['filiados/duplicados'] },
    ceps: {},
    filiado_links: {},
  },
  // A house's list is used by that house's members, and by those who are of its association.
  wordsInUse: {
    cargosCamara: { table: 'filiados', column: 'cargo', among: { column: 'empresa', value: 'CAMARA' } },
    cargosSenado: { table: 'filiados', column: 'cargo', among: { column: 'empresa', value: 'SENADO' } },
    cargosTcu: { table: 'filiados', column: 'cargo', among: { column: 'empresa', value: 'TCU' } },
    associacoesCamara: {
      table: 'filiados',
      column: 'associacao',
      among: { column: 'filiado_associacao', value: 'CAMARA' },
    },
    associacoesSenado: {
      table: 'filiados',
      column: 'associacao',
      among: { column: 'filiado_associacao', value: 'SENADO' },
    },
    associacoesTcu: { table: 'filiados', column: 'associacao', among: { column: 'filiado_associacao', value: 'TCU' } },
    motivosDesfiliacao: { table: 'filiado_periodos', column: 'motivo' },
  },
  // What was being written of a member while they were made anonymous is refused, whoever writes it (decision 126).
  guards: [{ sqlstate: 'SM001', refusal: () => filiadosErrors.estado({ values: { motivo: 'anonimizado' } }) }],
  routes: ({ usuarios }: { usuarios: UsuariosDeps }) => filiadosRoutes(usuarios),
  search: filiadosSource,
  attachments: filiadosAttachments,
  importSource: async (deps: UsuariosDeps) => (await import('./filiados.import.ts')).filiadosImportSource(deps),
  demo: async () => (await import('./filiados.demo.ts')).filiadosDemo,
});

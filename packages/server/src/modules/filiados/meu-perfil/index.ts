/** The member's own page: operations for the composition root. */
import { meuPerfilContract } from '@sede/domain/modules/filiados/meu-perfil/contract';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import { routes } from '#platform/api/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { readCep, sweepLinks } from '../filiados/index.ts';
import { answerLink, readLink } from './meu-perfil.links.ts';
import {
  cancelNewAddress,
  chooseTema,
  linkOwn,
  printMinhaDeclaracao,
  readMeusAcessos,
  readPerfil,
  revokeOwn,
  updateOwn,
} from './meu-perfil.service.ts';

export { listEscolhas, writeEscolha } from './meu-perfil.store.ts';

export const meuPerfilModule = defineModule({
  tables: { filiado_temas: { readBy: ['filiados', 'comunicacao'] } },
  routes: ({ usuarios }: { usuarios: UsuariosDeps }) =>
    routes(meuPerfilContract, {
      get: readPerfil,
      acessos: readMeusAcessos,
      declaracao: printMinhaDeclaracao,
      ligar: linkOwn,
      update: (ctx, input) => updateOwn(usuarios, ctx, input),
      cancelarEmail: cancelNewAddress,
      receber: chooseTema,
      revogar: revokeOwn,
      cep: (ctx, { cep }) => readCep(ctx, cep),
      lerLink: readLink,
      usarLink: (ctx, input) => answerLink(usuarios, ctx, input),
    }),
  registerJobs(jobs, { db, clock }: { db: Db; clock: Clock }) {
    const sweep = () => sweepLinks(db, clock.now().toISOString());
    jobs.register('varrer-links-de-filiados', sweep, { cron: '40 3 * * *' });
  },
  demo: async () => (await import('./meu-perfil.demo.ts')).meuPerfilDemo,
});

/** Binds the operations of corrections to their services. */
import { correcoesContract } from '@sede/domain/modules/filiados/correcoes/contract';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import { routes } from '#platform/api/index.ts';
import { listHandlers } from '#platform/records/index.ts';
import { correcoes } from './correcao.record.ts';
import { acceptCorrecao, denyCorrecao, readCorrecao } from './correcoes.aceitar.ts';
import { readMinhas, requestCorrecao, withdrawCorrecao } from './correcoes.service.ts';

export const correcoesRoutes = (contas: UsuariosDeps) =>
  routes(
    correcoesContract,
    {
      minhas: readMinhas,
      pedir: requestCorrecao,
      retirar: withdrawCorrecao,
      ...listHandlers(correcoes),
      get: readCorrecao({ inteira: false }),
      restritos: readCorrecao({ inteira: true }),
      aceitar: acceptCorrecao(contas),
      recusar: denyCorrecao(contas),
    },
    { record: correcoes },
  );

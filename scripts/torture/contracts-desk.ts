/** What the scenario of contracts hands in: days of São Paulo from today, people who keep contracts, a new contract. */
import { addDays, todayInSaoPaulo } from '../../packages/domain/src/kernel/index.ts';
import type { Submit } from './desk.ts';
import type { Place } from './place.ts';

export const diaDaqui = (dias: number): string => addDays(todayInSaoPaulo(new Date()), dias);

export const grantGestores = (place: Place) =>
  place.query(
    `insert into papeis_usuario (id, usuario_id, papel)
     select gen_random_uuid(), id, 'gestor_de_contratos' from usuarios where nome like 'Escritor %'`,
  );

export const novoContrato = (over: object = {}): Submit => ({
  method: 'POST',
  path: '/api/contratos',
  body: {
    ...{ tipoObjeto: 'Contrato', nome: 'Limpeza', dataInicio: diaDaqui(-30), dataFim: diaDaqui(500) },
    ...{ dataAlerta: diaDaqui(400), valorTotal: 100_000, emails: ['contratos@sede.test'] },
    contratados: [{ cnpjContratado: '11222333000181', nome: 'Gráfica' }],
    ...over,
  },
});

/** People and contracts for this module's tests. */
import { addDays } from '@sede/domain/kernel';
import type { ContratoCompleto } from '@sede/domain/modules/contratos/contratos';
import { sendPdf } from '#platform/files/upload-for-tests.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

export interface ContratosRig {
  app: TestApp;
  gestora: TestPerson;
  visita: TestPerson;
  financeiro: TestPerson;
  hoje: string;
  /** 'YYYY-MM-DD', so many days from today. */
  dia(dias: number): string;
  pdf(nome?: string, who?: TestPerson): Promise<string>;
  /** The body of a new contract. */
  novo(over?: object): object;
  create<T = ContratoCompleto>(over?: object, who?: TestPerson): ReturnType<typeof post<T>>;
  clean(): Promise<void>;
}

export const CNPJ = '11222333000181';
export const OUTRO_CNPJ = '33000167000101';

const post = <T>(who: TestPerson, body: object) => who.rest<T>('POST', '/contratos', body);

export async function contratosRig(): Promise<ContratosRig> {
  const app = await testApp();
  const gestora = await app.person(['gestor_de_contratos'], { nome: 'Gil' });
  const visita = await app.person(['visualizador_contratos'], { nome: 'Vera' });
  const financeiro = await app.person(['admin_financeiro'], { nome: 'Ana' });
  const hoje = app.clock.today();
  const dia = (dias: number) => addDays(hoje, dias);
  const novo = (over: object = {}) => ({
    tipoObjeto: 'Contrato',
    nome: 'Limpeza da sede',
    dataInicio: dia(-30),
    dataFim: dia(335),
    dataAlerta: dia(300),
    contratados: [{ cnpjContratado: CNPJ, nome: 'Brilho Fácil' }],
    emails: ['contratos@example.org'],
    ...over,
  });
  return {
    ...{ app, gestora, visita, financeiro, hoje, dia, novo },
    pdf: (nome, who = gestora) => sendPdf(app, who, 'contratos', nome),
    create: <T = ContratoCompleto>(over: object = {}, who = gestora) => post<T>(who, novo(over)),
    clean: async () => {
      await app.rows(
        'truncate contratos_alertas, contratos_alertas_mensagens, contratos_aditivos, contratos_observacoes, contratos_anexos, contratos_emails, contratos_cnpjs, contratos cascade',
      );
      await app.rows('update contratos_contador set ultimo = 0');
    },
  };
}

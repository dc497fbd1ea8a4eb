/** People, assets and movements for the tests of the area. */
import { addDays } from '@sede/domain/kernel';
import type { BemCompleto } from '@sede/domain/modules/patrimonio/bens';
import type { Fluxo } from '@sede/domain/modules/patrimonio/fluxos';
import type { ManutencaoCompleta } from '@sede/domain/modules/patrimonio/manutencoes';
import { sendPdf } from '#platform/files/upload-for-tests.ts';
import { testApp } from '#platform/testing/test-app.ts';

export const CNPJ = '11222333000181';
export type PatrimonioRig = Awaited<ReturnType<typeof patrimonioRig>>;

/** Friday, 20 November 2026, 12:00 in São Paulo. */
export async function patrimonioRig() {
  const app = await testApp();
  const pat = await app.person(['patrimonio'], { nome: 'Pat' });
  const outro = await app.person(['admin_financeiro', 'gestor_funcionarios'], { nome: 'Ana' });
  const hoje = app.clock.today();
  /** 'YYYY-MM-DD', so many days from today. */
  const dia = (dias: number) => addDays(hoje, dias);
  let numero = 4800;
  const novo = (over: object = {}) => {
    numero += 1;
    return {
      classe: 'pessoa',
      tipoObjeto: 'Notebook',
      nPatrimonio: String(numero).padStart(6, '0'),
      responsavel: 'Marta',
      descricaoBem: 'Dell Latitude 5450',
      ...over,
    };
  };
  const predial = (over: object = {}) =>
    novo({
      ...{ classe: 'predial', nPatrimonio: null, tipoObjeto: 'Imóvel', empresa: 'Planalto Imóveis' },
      cnpj: CNPJ,
      ...over,
    });
  const post = <T>(path: string, body: object) => pat.rest<T>('POST', path, body);
  const saida = (bens: readonly string[], over: object = {}) => ({
    ...{ bens, responsavel: 'Renato Vilela', dataSaida: dia(-2), horaSaida: '09:00' },
    ...over,
  });
  const conserto = (bemId: string, over: object = {}) => ({
    ...{ bemId, responsavel: 'Oficina Central', descricaoProblema: 'Não liga', dataManutencao: dia(-3) },
    ...over,
  });
  return {
    ...{ app, pat, outro, hoje, dia, novo, predial, saida, conserto },
    pdf: (modulo: string, nome?: string) => sendPdf(app, pat, modulo, nome),
    create: <T = BemCompleto>(over: object = {}) => post<T>('/bens', novo(over)),
    /** An asset that is there. */
    bem: async (over: object = {}) => (await post<BemCompleto>('/bens', novo(over))).body,
    read: async (id: string) => (await pat.rest<BemCompleto>('GET', `/bens/${id}`)).body,
    /** Takes assets out. */
    sair: <T = { ids: string[] }>(bens: readonly string[], over: object = {}) => post<T>('/fluxos', saida(bens, over)),
    /** The exit that was registered, as it is read. */
    fora: async (bem: string, over: object = {}) => {
      const { body } = await post<{ ids: string[] }>('/fluxos', saida([bem], over));
      return (await pat.rest<Fluxo>('GET', `/fluxos/${body.ids[0]}`)).body;
    },
    voltar: <T = Fluxo>({ id, versao }: { id: string; versao: number }, over: object = {}) =>
      post<T>(`/fluxos/${id}/retornar`, { versao, dataRetorno: dia(-1), horaRetorno: '18:00', ...over }),
    manter: <T = ManutencaoCompleta>(bem: string, over: object = {}) => post<T>('/manutencoes', conserto(bem, over)),
    encerrar: <T = ManutencaoCompleta>({ id, versao }: { id: string; versao: number }, over: object = {}) =>
      post<T>(`/manutencoes/${id}/encerrar`, { versao, dataRetorno: dia(-1), resultado: 'Reparado', ...over }),
    descartar: <T = BemCompleto>({ id, versao }: { id: string; versao: number }, over: object = {}) =>
      post<T>(`/bens/${id}/descartar`, { versao, data: hoje, ...over }),
    funcionario: async (over: object = {}) =>
      (
        await outro.rest<{ id: string; versao: number; nome: string }>('POST', '/funcionarios', {
          ...{
            nome: 'Camila Prado',
            cpf: '52998224725',
            dataNascimento: '1990-01-01',
            celular: '61999998888',
            uf: 'DF',
          },
          ...{ email: 'camila@example.org', ...over },
        })
      ).body,
    async clean() {
      await app.rows(
        'truncate bens_termos, bens_fluxos_avisos, bens_fluxos, bens_manutencoes_anexos, bens_manutencoes, bens_anexos, bens cascade',
      );
      await app.rows('delete from funcionarios');
    },
  };
}

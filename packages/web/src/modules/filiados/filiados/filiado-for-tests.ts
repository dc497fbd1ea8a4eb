/** A member as screen tests show it: `filiado(3)` is 'Pessoa 3', with an id of its own; the rest by overrides. */
import { type Filiado, MASCARADO } from '@sede/domain/modules/filiados/filiados';

export const filiado = (n: number, given: Partial<Filiado> = {}): Filiado => ({
  ...{ id: `0198c0de-0000-7000-8000-${String(n).padStart(12, '0')}`, versao: 1 },
  ...{ criadoEm: '2026-11-01T12:00:00.000Z', atualizadoEm: '2026-11-01T12:00:00.000Z', dataCadastro: '2026-11-01' },
  ...{ nomeCompleto: `Pessoa ${n}`, nomeSocial: null, cpf: '52998224725', rg: MASCARADO, nomeMae: MASCARADO },
  ...{ orgaoExpedidor: 'SSP', ufOrgaoExpedidor: 'DF', dataNascimento: '1952-05-08', idade: 74 },
  ...{ sexo: 'Feminino', sexoOutro: null, estadoCivil: 'Viúvo(a)', escolaridade: 'Ensino superior completo' },
  ...{ email: `p${n}@exemplo.com.br`, emailFuncional: null, preferenciaComunicacao: 'pessoal', emailDevolvidoEm: null },
  ...{ telCelular: '+5561999142207', whatsapp: true, telFixo: '+556133471180', telComercial: null, ramal: null },
  ...{ telResidencial: null, cep: '70755030', logradouro: 'SQN 309, bl. C', bairro: 'Asa Norte', cidade: 'Brasília' },
  ...{ estado: 'DF', nomeCtEmergencia: null, celularCtEmergencia: null, parentescoCtEmergencia: null },
  ...{ empresa: 'SENADO', matricula: `2487${n}`, cargo: 'Técnico Legislativo', situacaoFiliado: 'APOSENTADO' },
  ...{ titularId: null, nomeTitular: null, nomeFalecido: null, cpfFalecido: null, filiadoAssociacao: null },
  ...{ associacao: null, associacaoOutra: null, associacaoNaoListada: null, formaPagamento: 'Consignação' },
  ...{
    valorPago: 18740,
    falecido: false,
    dataFalecimento: null,
    observacao: null,
    temConta: false,
    conta: { situacao: 'sem', aviso: null },
    aConferir: [],
  },
  ...{ dataFiliacao: '1998-03-14', dataDesfiliacao: null, ultimaFiliacao: null, cadastro: 'FILIADO' },
  periodos: [
    {
      ...{ id: 'p1', inicio: '1998-03-14', fim: null, motivo: null, observacao: null },
      ...{ porFalecimento: false, presumido: false },
    },
  ],
  ...{ arquivos: [], dependentes: 0, processos: 0, anexos: 0 },
  conta: { situacao: 'sem', aviso: null },
  pode: {},
  ...given,
});

/** Words of the settings, as the server gives them. */
export const LISTAS = {
  cargosCamara: ['Analista Legislativo', 'Secretário Parlamentar'],
  associacoesSenado: ['ASSEFE', 'ASSISEFE', 'Alesfe', 'Outra'],
  motivosDesfiliacao: ['A pedido', 'Outro'],
};

/**
 * The demonstration's member: a record of his own with some history, linked to the account that signs in as 'filiado'; what he changed
 * himself, and the messages that he does not want.
 */
import { addDays } from '@sede/domain/kernel';
import { type DemoPart, makeCpf } from '#demo/index.ts';
import { proveContaEmail } from '#modules/acesso/usuarios/index.ts';

export const meuPerfilDemo: DemoPart = {
  after: ['filiados'],
  async seed({ db, office, person, random, keep, desde, on, ontem }) {
    const gestora = person('gestor_usuario');
    const luis = person('filiado');
    const { id } = await office.act(gestora, 'filiados', 'create', {
      nomeCompleto: luis.nome,
      cpf: makeCpf(random.fork('meu perfil')),
      rg: '1877204',
      orgaoExpedidor: 'SSP',
      ufOrgaoExpedidor: 'DF',
      dataNascimento: '1952-08-19',
      sexo: 'Masculino',
      estadoCivil: 'Casado(a)',
      nomeMae: 'Maria das Dores Sales',
      email: luis.email,
      telCelular: '61984112207',
      whatsapp: true,
      ...{ cep: '70297400', logradouro: 'SQS 410, bloco C', bairro: 'Asa Sul', cidade: 'Brasília', estado: 'DF' },
      empresa: 'SENADO',
      matricula: '24871',
      cargo: 'Técnico Legislativo',
      situacaoFiliado: 'APOSENTADO',
      formaPagamento: 'Consignação',
      dataFiliacao: addDays(desde, -9000),
    });
    // He had opened the link of his invitation.
    await db.transaction().execute((tx) => proveContaEmail(tx, luis.usuarioId));
    await office.act(luis, 'meuPerfil', 'ligar', {});
    await office.act(luis, 'meuPerfil', 'receber', { tema: 'Convênios', recebe: true });
    keep('filiados', 'filiado que entra', id);
    on(addDays(ontem, -6), '20:10', async () => {
      const { filiado } = await office.act(luis, 'meuPerfil', 'get', {});
      await office.act(luis, 'meuPerfil', 'update', { versao: filiado?.versao ?? 1, telFixo: '6133471180' });
    });
  },
};

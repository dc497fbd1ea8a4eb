-- A member who was made anonymous stays so: nothing that tells of a person is written in the record or beside it again (SM001), whoever
-- writes, and whatever was under way at that moment.
--
-- What stands beside it is asked after the statement: by then its foreign key has waited for whoever is making the member anonymous, and
-- holds the record until the commit. Left out are links that stay (cases, appointments) and what the program keeps of ids and times.
-- Source: decisions-members (LGPD); docs/decisions/126.

create function sede.tg_ficha_anonima() returns trigger language plpgsql as
$$
begin
  raise exception 'ficha anonimizada' using errcode = 'SM001';
end
$$;
create trigger ficha_anonima before update on filiados for each row
  when (old.anonimizado_em is not null and (
      old.anonimizado_em, old.nome_completo, old.nome_social, old.cpf, old.rg, old.orgao_expedidor, old.data_nascimento, old.estado_civil,
      old.nome_mae, old.escolaridade, old.email, old.email_funcional, old.tel_celular, old.tel_fixo, old.tel_comercial,
      old.tel_residencial, old.ramal, old.cep, old.logradouro, old.bairro, old.cidade, old.nome_ct_emergencia,
      old.celular_ct_emergencia, old.nome_falecido, old.cpf_falecido, old.titular_id, old.associacao, old.associacao_outra,
      old.associacao_nao_listada, old.observacao, old.cargo, old.matricula, old.usuario_id, old.falecido, old.data_falecimento
    ) is distinct from (
      new.anonimizado_em, new.nome_completo, new.nome_social, new.cpf, new.rg, new.orgao_expedidor, new.data_nascimento, new.estado_civil,
      new.nome_mae, new.escolaridade, new.email, new.email_funcional, new.tel_celular, new.tel_fixo, new.tel_comercial,
      new.tel_residencial, new.ramal, new.cep, new.logradouro, new.bairro, new.cidade, new.nome_ct_emergencia,
      new.celular_ct_emergencia, new.nome_falecido, new.cpf_falecido, new.titular_id, new.associacao, new.associacao_outra,
      new.associacao_nao_listada, new.observacao, new.cargo, new.matricula, new.usuario_id, new.falecido, new.data_falecimento
    ))
  execute function sede.tg_ficha_anonima();

create function sede.tg_de_anonimo() returns trigger language plpgsql as
$$
begin
  if exists (select from novas n join filiados f on f.id = n.filiado_id where f.anonimizado_em is not null) then
    raise exception 'ficha anonimizada' using errcode = 'SM001';
  end if;
  return null;
end
$$;
create trigger de_anonimo after insert on filiado_periodos
  referencing new table as novas for each statement execute function sede.tg_de_anonimo();
create trigger de_anonimo after insert on dependentes
  referencing new table as novas for each statement execute function sede.tg_de_anonimo();
create trigger de_anonimo after insert on filiados_anexos
  referencing new table as novas for each statement execute function sede.tg_de_anonimo();
create trigger de_anonimo after insert on filiado_temas
  referencing new table as novas for each statement execute function sede.tg_de_anonimo();
create trigger de_anonimo after insert on filiado_correcoes
  referencing new table as novas for each statement execute function sede.tg_de_anonimo();
create trigger de_anonimo after insert on filiado_links
  referencing new table as novas for each statement execute function sede.tg_de_anonimo();
create trigger de_anonimo after insert on consentimentos
  referencing new table as novas for each statement execute function sede.tg_de_anonimo();
create trigger de_anonimo after insert on lista_espera
  referencing new table as novas for each statement execute function sede.tg_de_anonimo();
create trigger de_anonimo after insert on interacoes
  referencing new table as novas for each statement execute function sede.tg_de_anonimo();
create trigger de_anonimo after insert on comunicacao_destinatarios
  referencing new table as novas for each statement execute function sede.tg_de_anonimo();
create trigger de_anonimo after insert on pesquisa_convites
  referencing new table as novas for each statement execute function sede.tg_de_anonimo();
create trigger de_anonimo after insert on pesquisa_respostas
  referencing new table as novas for each statement execute function sede.tg_de_anonimo();

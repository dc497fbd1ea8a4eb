-- Members who wait for a time of an office, or of any, that no agenda has yet.
--
-- A booking of that service takes them off in its own transaction. Source: decisions-legal (Waiting list).

create table lista_espera (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  filiado_id uuid not null,
  escritorio_id uuid,
  tipo_atendimento text not null check (tipo_atendimento in ('Presencial', 'Virtual')),
  tipo_servico text not null check (tipo_servico in ('Jurídico', 'Contábil')),
  de date not null,
  ate date not null,
  nota text check (length(nota) between 1 and 500),
  constraint lista_espera_filiado foreign key (filiado_id) references filiados (id) on delete cascade,
  constraint lista_espera_escritorio foreign key (escritorio_id) references escritorios (id),
  constraint lista_espera_dias check (de <= ate),
  constraint lista_espera_uma unique nulls not distinct (filiado_id, tipo_servico, escritorio_id)
);
comment on table lista_espera is 'Filiados que esperam um horário de atendimento.';
create index lista_espera_escritorio_id on lista_espera (escritorio_id) where escritorio_id is not null;
create index lista_espera_criado_em on lista_espera (criado_em, id);
select sede.auditar('lista_espera', 'listaEspera');

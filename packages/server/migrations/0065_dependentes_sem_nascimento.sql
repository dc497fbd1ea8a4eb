-- A dependent of the old system comes without a birth when it had none that can be read; nobody is registered here without.
-- Source: decisions-members (Import: an unreadable field is empty).
alter table dependentes
  alter column data_nascimento drop not null,
  add constraint dependentes_nascimento check (data_nascimento is not null or id_origem is not null);

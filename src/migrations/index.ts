import * as migration_20261121_001622_initial from './20261121_001622_initial';
import * as migration_20261121_001700_rate_limits from './20261121_001700_rate_limits';
import * as migration_20261121_030150_money from './20261121_030150_money';
import * as migration_20261121_062648_accounts from './20261121_062648_accounts';
import * as migration_20261121_081948_fonts from './20261121_081948_fonts';

export const migrations = [
  {
    up: migration_20261121_001622_initial.up,
    down: migration_20261121_001622_initial.down,
    name: '20261121_001622_initial',
  },
  {
    up: migration_20261121_001700_rate_limits.up,
    down: migration_20261121_001700_rate_limits.down,
    name: '20261121_001700_rate_limits',
  },
  {
    up: migration_20261121_030150_money.up,
    down: migration_20261121_030150_money.down,
    name: '20261121_030150_money',
  },
  {
    up: migration_20261121_062648_accounts.up,
    down: migration_20261121_062648_accounts.down,
    name: '20261121_062648_accounts',
  },
  {
    up: migration_20261121_081948_fonts.up,
    down: migration_20261121_081948_fonts.down,
    name: '20261121_081948_fonts'
  },
];

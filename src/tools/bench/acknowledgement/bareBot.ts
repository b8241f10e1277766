/** A bot that does nothing but answer `/ping`: what discord.js and the practice table cost without ours. */
import { Client, Events, GatewayIntentBits, MessageFlags } from 'discord.js';

const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: process.env['DISCORD_API_URL'] ?? '' } });
client.on(Events.InteractionCreate, (interaction) => {
  if (interaction.isChatInputCommand()) void interaction.reply({ content: 'Pong.', flags: MessageFlags.Ephemeral });
});
client.once(Events.ClientReady, (ready) => {
  void ready.application.commands.create({ name: 'ping', description: 'Answers.' }).then(() => {
    console.log('The bare bot is ready');
  });
});
process.once('SIGTERM', () => {
  void client.destroy().then(() => process.exit(0));
});
await client.login(process.env['DISCORD_TOKEN'] ?? '');
